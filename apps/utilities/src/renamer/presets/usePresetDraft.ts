import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { configurationSchemaQuery } from '@hondana/shared/resources/configurations';
import { configurationFaults } from '@hondana/shared/schemaForm/configurationFaults';
import { isJsonRecord, type JsonRecord, type JsonSchema } from '@hondana/shared/schemaForm/jsonSchema';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { configDraftAtom } from '../configDraftAtom.ts';
import { rebaseEdits, withEdits } from '../configEdits.ts';
import type { RenamerSetting } from '../renamers.ts';
import { type Preset, presetConfigurationQuery, type RelocationProvider } from './presets.ts';

export type PresetDraft = ReturnType<typeof usePresetDraft>;

/** A property is edited as a setting is before 6. */
export const settingsOf = (configuration: unknown): RenamerSetting[] =>
  isJsonRecord(configuration) ? Object.entries(configuration).map(([Name, Value]) => ({ Name, Value })) : [];

export const configurationOf = (settings: readonly RenamerSetting[]): JsonRecord =>
  Object.fromEntries(settings.map(({ Name, Value }) => [Name ?? '', Value]));

/** Of queries that are not enabled: an address has no empty part. */
const noId = 'none';

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The preset that the URL names, with its unsaved changes. Only one preset at a time has any. */
export function usePresetDraft(presets: readonly Preset[], providers: readonly RelocationProvider[]) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const [draft, setDraft] = useAtom(configDraftAtom());
  const find = (id: string | null | undefined) => presets.find(({ ID }) => ID === id);
  const standard = presets.find(({ IsDefault }) => IsDefault) ?? presets[0];
  // A preset with unsaved changes stays open for Save and Discard, whatever the URL becomes.
  const preset = find(draft?.name) ?? find(parameters.get('preset')) ?? standard;
  const provider = providers.find(({ ID }) => ID === preset?.ProviderID);
  const configId = provider?.Configuration?.ID;
  const presetId = preset?.ID ?? noId;
  const isConfigurable = preset?.HasConfiguration === true && configId !== undefined;
  const configuration = useQuery({
    ...presetConfigurationQuery({ presetId }),
    enabled: isConfigurable,
    retry: retryOnce,
  });
  const schemaAnswer = useQuery({
    ...configurationSchemaQuery({ configId: configId ?? noId }),
    enabled: isConfigurable,
    retry: retryOnce,
  });
  const schema: JsonSchema | undefined = isJsonRecord(schemaAnswer.data) ? schemaAnswer.data : undefined;
  const saved = settingsOf(configuration.data);
  const edits = draft?.name === presetId ? draft.edits : {};
  const values = withEdits(saved, edits);
  const isEdited = !isSame(values, saved);
  const faults = schema ? configurationFaults(schema, configurationOf(values)) : {};

  const choose = (id: string): void =>
    updateSearchParams({ preset: id === standard?.ID ? undefined : id }, { preventScrollReset: false });
  const change = (next: JsonRecord): void => {
    const changed = settingsOf(next).flatMap(({ Name, Value }) => {
      const base = edits[Name ?? '']?.base ?? saved.find((one) => one.Name === Name)?.Value;
      return isSame(Value, base) ? [] : [[Name ?? '', { value: Value, base }] as const];
    });
    setDraft(changed.length === 0 ? undefined : { name: presetId, edits: Object.fromEntries(changed) });
  };

  return {
    preset,
    provider,
    /** For the user; `id` is the server's. */
    name: preset?.Name ?? '',
    id: presetId,
    isConfigurable,
    configuration,
    schemaAnswer,
    schema,
    values,
    edits,
    faults,
    isEdited,
    isValid: Object.keys(faults).length === 0,
    choose,
    change,
    /** Keeps the edits although someone else has changed the same settings. */
    rebase: (now: readonly RenamerSetting[]): void =>
      setDraft((one) => one && { ...one, edits: rebaseEdits(one.edits, now) }),
    /** Also called once a preset is saved or deleted. */
    discard: (): void => setDraft(undefined),
  };
}
