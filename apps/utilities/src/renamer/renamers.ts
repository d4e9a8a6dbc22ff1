import type { components } from '@hondana/shared/api/generated/schema';
import { readPerServer, writePerServer } from '@hondana/shared/api/perServer';
import { read } from '@hondana/shared/api/read';
import { before6, since6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';
import { renamerKeys, settingsKeys } from '@hondana/shared/queryKeys';
import type { JsonRecord } from '@hondana/shared/schemaForm/jsonSchema';

type Schemas = components['schemas'];

export type Renamer = Schemas['APIv3.Shoko.Relocation.Renamer'];
export type RenamerSettingDefinition = Schemas['APIv3.Shoko.Relocation.SettingDefinition'];
export type RenamerSetting = Schemas['APIv3.Shoko.Relocation.Setting'];
export type RenamerConfig = Schemas['APIv3.Shoko.Relocation.RenamerConfig'];
export type CodeLanguage = Schemas['APIv0.Abstraction.CodeLanguage'];
/** A file's previewed or new location, or why relocating it failed. */
export type RelocationResult =
  | Schemas['APIv3.Shoko.Relocation.RelocationResult']
  | Schemas['APIv3.Relocation.RelocationResult'];

/** The import folder that a file is or gets in. */
export function folderIdOfResult(result: RelocationResult): number | null {
  if ('ManagedFolderID' in result) return result.ManagedFolderID ?? null;
  return ('ImportFolderID' in result ? result.ImportFolderID : undefined) ?? null;
}

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

/** What files are relocated by, which need not be saved: a config before 6, and since 6 a provider's configuration. */
export interface RelocatedBy {
  readonly config?: RenamerConfig;
  readonly providerId?: string;
  /** Null where the provider has none. */
  readonly configuration?: JsonRecord | null;
}

interface RelocationPreview extends RelocateOptions {
  readonly fileIds: readonly number[];
  readonly by: RelocatedBy;
}

/**
 * Previews the effect on files; changes nothing.
 *
 * @example
 * const [result] = await relocationPreview.send({ fileIds: [16395], by: { config }, move: false, rename: true }, signal);
 */
export const relocationPreview = readPerServer({
  before6: read({
    method: 'POST',
    path: 'Renamer/Preview',
    role: 'administrator',
    server: before6,
    keyPrefix: () => renamerKeys.all,
    toInput: ({ fileIds, by: { config }, move, rename }: RelocationPreview) => ({
      move,
      rename,
      body: {
        FileIDs: fileIds,
        Config: { RenamerID: config?.RenamerID ?? null, Name: 'Preview', Settings: config?.Settings ?? null },
      },
    }),
  }),
  since6: read({
    method: 'POST',
    path: 'Relocation/Preview',
    role: 'administrator',
    server: since6,
    keyPrefix: () => renamerKeys.all,
    toInput: ({ fileIds, by: { providerId, configuration }, move, rename }: RelocationPreview) => ({
      move,
      rename,
      body: { FileIDs: fileIds, ProviderID: providerId ?? null, Configuration: configuration ?? undefined },
    }),
  }),
});

interface Relocation extends RelocateOptions {
  readonly fileIds: readonly number[];
  /** Name of the config before 6, ID of the preset since. */
  readonly by: string;
}

// Moving a batch to another disk takes as long as copying it.
const relocationTimeLimit = 24 * 60 * 60_000;

export const relocateFiles = writePerServer({
  before6: write({
    method: 'POST',
    path: 'Renamer/Config/{configName}/Relocate',
    role: 'administrator',
    server: before6,
    toInput: ({ fileIds, by, move, rename }: Relocation) => ({
      configName: by,
      move,
      rename,
      deleteEmptyDirectories: true,
      body: fileIds,
    }),
    timeLimit: relocationTimeLimit,
  }),
  since6: write({
    method: 'POST',
    path: 'Relocation/Preset/{presetId}/Relocate',
    role: 'administrator',
    server: since6,
    toInput: ({ fileIds, by, move, rename }: Relocation) => ({
      presetId: by,
      move,
      rename,
      deleteEmptyDirectories: true,
      body: fileIds,
    }),
    timeLimit: relocationTimeLimit,
  }),
});
