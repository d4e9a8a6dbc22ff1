import type { components } from '@hondana/shared/api/generated/schema';
import { read } from '@hondana/shared/api/read';
import { before6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';
import { renamerKeys, settingsKeys } from '@hondana/shared/queryKeys';

type Schemas = components['schemas'];

export type Renamer = Schemas['APIv3.Shoko.Relocation.Renamer'];
export type RenamerSettingDefinition = Schemas['APIv3.Shoko.Relocation.SettingDefinition'];
export type RenamerSetting = Schemas['APIv3.Shoko.Relocation.Setting'];
export type RenamerConfig = Schemas['APIv3.Shoko.Relocation.RenamerConfig'];
export type CodeLanguage = Schemas['APIv0.Abstraction.CodeLanguage'];
/** A file's previewed or new location, or why relocating it failed. */
export type RelocationResult = Schemas['APIv3.Shoko.Relocation.RelocationResult'];

export const renamersQuery = read({
  path: 'Renamer',
  role: 'user',
  server: before6,
  keyPrefix: () => renamerKeys.all,
});

export const renamerConfigsQuery = read({
  path: 'Renamer/Config',
  role: 'user',
  server: before6,
  keyPrefix: () => renamerKeys.configs,
});

/** The default config is a server setting. */
const configsAndDefault = () => [renamerKeys.all, settingsKeys.server];

interface ConfigValues {
  readonly config: RenamerConfig;
}

/** 409 if the name is taken. */
export const createRenamerConfig = write({
  method: 'POST',
  path: 'Renamer/Config',
  role: 'administrator',
  server: before6,
  toInput: ({ config }: ConfigValues) => ({ body: config }),
  stale: configsAndDefault,
});

/** 400 if it has no values. */
export const saveRenamerConfig = write({
  method: 'PUT',
  path: 'Renamer/Config/{configName}',
  role: 'administrator',
  server: before6,
  toInput: ({ config }: ConfigValues) => ({ configName: config.Name ?? '', body: config }),
  stale: configsAndDefault,
});

interface ConfigName {
  /** May come from elsewhere and be unusable in a URL; see `pathSegment`. */
  readonly configName: string;
}

/** 409 if the name is taken. */
export const renameRenamerConfig = write({
  method: 'PATCH',
  path: 'Renamer/Config/{configName}',
  role: 'administrator',
  server: before6,
  toInput: ({ configName, newName }: ConfigName & { readonly newName: string }) => ({
    configName,
    body: [{ op: 'replace', path: '/Name', value: newName }],
  }),
  stale: configsAndDefault,
});

/** 400 for the default config. */
export const deleteRenamerConfig = write({
  method: 'DELETE',
  path: 'Renamer/Config/{configName}',
  role: 'administrator',
  server: before6,
  stale: configsAndDefault,
});

export interface RelocateOptions {
  readonly move: boolean;
  readonly rename: boolean;
}

interface RelocationPreview extends RelocateOptions {
  readonly fileIds: readonly number[];
  /** Need not be saved. */
  readonly config: RenamerConfig;
}

/**
 * Previews a config's effect on files; changes nothing.
 *
 * @example
 * const [result] = await relocationPreview.send({ fileIds: [16395], config, move: false, rename: true }, signal);
 */
export const relocationPreview = read({
  method: 'POST',
  path: 'Renamer/Preview',
  role: 'administrator',
  server: before6,
  keyPrefix: () => renamerKeys.all,
  toInput: ({ fileIds, config, move, rename }: RelocationPreview) => ({
    move,
    rename,
    body: { FileIDs: fileIds, Config: { ...config, Name: 'Preview' } },
  }),
});

interface Relocation extends RelocateOptions, ConfigName {
  readonly fileIds: readonly number[];
}

export const relocateFiles = write({
  method: 'POST',
  path: 'Renamer/Config/{configName}/Relocate',
  role: 'administrator',
  server: before6,
  toInput: ({ fileIds, configName, move, rename }: Relocation) => ({
    configName,
    move,
    rename,
    deleteEmptyDirectories: true,
    body: fileIds,
  }),
  // Moving a batch to another disk takes as long as copying it.
  timeLimit: 24 * 60 * 60_000,
});
