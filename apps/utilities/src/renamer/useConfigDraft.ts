import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useAtom } from 'jotai';
import { configDraftAtom } from './configDraftAtom.ts';
import { rebaseEdits, withEdits } from './configEdits.ts';
import type { Renamer, RenamerConfig, RenamerSetting } from './renamers.ts';
import { sameValues, valueFault, valuesOf } from './settingValues.ts';

export type ConfigDraft = ReturnType<typeof useConfigDraft>;

/** The config that the URL names, with its unsaved changes. Only one config at a time has any. */
export function useConfigDraft(
  configs: readonly RenamerConfig[],
  renamers: readonly Renamer[],
  defaultName: string,
) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const [draft, setDraft] = useAtom(configDraftAtom());
  const find = (name: string | null | undefined) => configs.find((one) => one.Name === name);
  const renamerOf = (one: RenamerConfig | undefined) =>
    renamers.find(({ RenamerID }) => RenamerID === one?.RenamerID);
  const edited = draft && find(draft.name);
  const before = edited ? valuesOf(edited, renamerOf(edited)) : [];
  const isEdited = draft !== undefined && !sameValues(withEdits(before, draft.edits), before);
  // A config with unsaved changes stays open for Save and Discard, whatever the URL or default config becomes.
  const config = (isEdited && edited) || (find(parameters.get('config')) ?? find(defaultName) ?? configs[0]);
  const renamer = renamerOf(config);
  const name = config?.Name ?? '';
  const saved = config ? valuesOf(config, renamer) : [];
  const edits = draft?.name === name ? draft.edits : {};
  const values = withEdits(saved, edits);
  const definitions = renamer?.Settings ?? [];
  const faults = definitions.map((definition, at) => valueFault(definition, values[at]?.Value));

  const choose = (chosen: string): void =>
    updateSearchParams(
      { config: chosen === defaultName ? undefined : chosen },
      { preventScrollReset: false },
    );
  const change = (settingName: string | null, value: unknown): void => {
    const key = settingName ?? '';
    setDraft((now) => {
      const others = now?.name === name ? now.edits : {};
      const base = others[key] ? others[key].base : saved.find(({ Name }) => Name === settingName)?.Value;
      return { name, edits: { ...others, [key]: { value, base } } };
    });
  };
  /** Keeps the edits although someone else has changed the same settings. */
  const rebase = (now: readonly RenamerSetting[]): void =>
    setDraft((one) => one && { ...one, edits: rebaseEdits(one.edits, now) });
  /** Also called once a config is saved, renamed or deleted. */
  const discard = (): void => setDraft(undefined);

  return {
    config,
    name,
    renamer,
    values,
    edits,
    faults,
    isEdited,
    isValid: faults.every((fault) => fault === undefined),
    choose,
    change,
    rebase,
    discard,
  };
}
