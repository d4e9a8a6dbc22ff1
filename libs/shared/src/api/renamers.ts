import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { components } from './generated/schema.ts';
import { pathSegment } from './pathSegment.ts';
import { renamerKeys } from './queryKeys.ts';

type Schemas = components['schemas'];

/** A way of naming files, with the settings that it knows. */
export type Renamer = Schemas['APIv3.Shoko.Relocation.Renamer'];
export type RenamerSettingDefinition = Schemas['APIv3.Shoko.Relocation.SettingDefinition'];
export type RenamerSetting = Schemas['APIv3.Shoko.Relocation.Setting'];
/** Values for a renamer, under a name. */
export type RenamerConfig = Schemas['APIv3.Shoko.Relocation.RenamerConfig'];
export type CodeLanguage = Schemas['APIv0.Abstraction.CodeLanguage'];
/** Where a file would lie or lies now, or why it could not be brought there. */
export type RelocationResult = Schemas['APIv3.Shoko.Relocation.RelocationResult'];

/**
 * Every renamer that the server has (`GET Renamer`).
 *
 * @example
 * const { data: renamers } = useQuery(renamersQuery());
 */
export function renamersQuery() {
  return queryOptions({
    queryKey: [...renamerKeys.all, 'list'] as const,
    queryFn: ({ signal }) => request<Renamer[]>({ path: 'Renamer', signal }),
  });
}

/**
 * Every renamer config (`GET Renamer/Config`).
 *
 * @example
 * const { data: configs } = useQuery(renamerConfigsQuery());
 */
export function renamerConfigsQuery() {
  return queryOptions({
    queryKey: renamerKeys.configs,
    queryFn: ({ signal }) => request<RenamerConfig[]>({ path: 'Renamer/Config', signal }),
  });
}

/** A config may have been given any name elsewhere, also one that cannot stand in a path. */
function configPath(name: string): string {
  return `Renamer/Config/${pathSegment(name)}`;
}

/** Adds a config (`POST Renamer/Config`, administrators). 409 when the name is taken. */
export async function createRenamerConfig(config: RenamerConfig): Promise<void> {
  await request<unknown>({ method: 'POST', path: 'Renamer/Config', body: config });
}

/** Saves a config's values (`PUT Renamer/Config/{name}`, administrators). 400 when there are none. */
export async function saveRenamerConfig(config: RenamerConfig): Promise<void> {
  await request<unknown>({ method: 'PUT', path: configPath(config.Name ?? ''), body: config });
}

/** Gives a config another name (`PATCH Renamer/Config/{name}`, administrators). 409 when it is taken. */
export async function renameRenamerConfig(name: string, newName: string): Promise<void> {
  const body = [{ op: 'replace', path: '/Name', value: newName }];
  await request<unknown>({ method: 'PATCH', path: configPath(name), body });
}

/** Deletes a config (`DELETE Renamer/Config/{name}`, administrators). 400 for the default. */
export async function deleteRenamerConfig(name: string): Promise<void> {
  await request<void>({ method: 'DELETE', path: configPath(name) });
}

export interface Relocating {
  readonly move: boolean;
  readonly rename: boolean;
}

/**
 * What a config, saved or not, would make of files (`POST Renamer/Preview`, administrators). Nothing is changed.
 *
 * @example
 * const [result] = await previewRelocation([16395], config, { move: false, rename: true }, signal);
 */
export function previewRelocation(
  fileIds: readonly number[],
  config: RenamerConfig,
  { move, rename }: Relocating,
  signal: AbortSignal,
): Promise<RelocationResult[]> {
  return request<RelocationResult[]>({
    method: 'POST',
    path: 'Renamer/Preview',
    query: { move, rename },
    body: { FileIDs: fileIds, Config: { ...config, Name: 'Preview' } },
    signal,
  });
}

/** Renames and moves files by a saved config (`POST Renamer/Config/{name}/Relocate`, administrators). */
export async function relocateFiles(
  fileIds: readonly number[],
  configName: string,
  { move, rename }: Relocating,
): Promise<RelocationResult[]> {
  return request<RelocationResult[]>({
    method: 'POST',
    path: `${configPath(configName)}/Relocate`,
    query: { move, rename, deleteEmptyDirectories: true },
    body: fileIds,
  });
}
