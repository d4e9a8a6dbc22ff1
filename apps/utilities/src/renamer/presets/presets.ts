import type { components } from '@hondana/shared/api/generated/schema';
import { read } from '@hondana/shared/api/read';
import { since6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';
import { renamerKeys } from '@hondana/shared/queryKeys';
import type { JsonRecord } from '@hondana/shared/schemaForm/jsonSchema';

type Schemas = components['schemas'];

export type Preset = Schemas['APIv3.Relocation.RelocationPreset'];
export type RelocationProvider = Schemas['APIv3.Relocation.RelocationProvider'];

export const relocationProvidersQuery = read({
  path: 'Relocation/Provider',
  role: 'user or first-run',
  server: since6,
  keyPrefix: () => renamerKeys.all,
});

export const presetsQuery = read({
  path: 'Relocation/Preset',
  role: 'user',
  server: since6,
  keyPrefix: () => renamerKeys.configs,
});

/** An object. 404 for a preset that has none. */
export const presetConfigurationQuery = read({
  path: 'Relocation/Preset/{presetId}/Configuration',
  role: 'user',
  server: since6,
  keyPrefix: () => renamerKeys.configs,
});

const stale = () => [renamerKeys.all];

interface NewPreset {
  readonly name: string;
  readonly providerId: string;
  /** The provider's default when omitted. */
  readonly configuration?: JsonRecord | undefined;
}

/** A name that is taken gets " (copy)". */
export const createPreset = write({
  method: 'POST',
  path: 'Relocation/Preset',
  role: 'administrator',
  server: since6,
  toInput: ({ name, providerId, configuration }: NewPreset) => ({
    body: { Name: name, ProviderID: providerId, IsDefault: false, Configuration: configuration },
  }),
  stale,
});

interface PresetChange {
  readonly presetId: string;
  readonly name?: string;
  readonly isDefault?: true;
}

export const changePreset = write({
  method: 'PUT',
  path: 'Relocation/Preset/{presetId}',
  role: 'administrator',
  server: since6,
  toInput: ({ presetId, name, isDefault }: PresetChange) => ({
    presetId,
    body: { Name: name ?? null, IsDefault: isDefault ?? null },
  }),
  stale,
});

/** 400 for the default one. */
export const deletePreset = write({
  method: 'DELETE',
  path: 'Relocation/Preset/{presetId}',
  role: 'administrator',
  server: since6,
  stale,
  removedKeys: ({ presetId }) => [presetConfigurationQuery({ presetId }).queryKey],
});

interface PresetConfiguration {
  readonly presetId: string;
  readonly configuration: JsonRecord;
}

export const savePresetConfiguration = write({
  method: 'PUT',
  path: 'Relocation/Preset/{presetId}/Configuration',
  role: 'user',
  server: since6,
  toInput: ({ presetId, configuration }: PresetConfiguration) => ({ presetId, body: configuration }),
  stale,
});
