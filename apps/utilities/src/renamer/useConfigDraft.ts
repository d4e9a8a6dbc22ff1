import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useAtom } from 'jotai';
import { configDraftAtom } from './configDraftAtom.ts';
import { withCurrentConfig, withEdits } from './configEdits.ts';
import type { Renamer, RenamerConfig, RenamerSetting } from './renamers.ts';
import { sameValues, valueFault, valuesOf } from './settingValues.ts';

export type ConfigDraft = ReturnType<typeof useConfigDraft>;

/** The chosen config, which the address names, with its unsaved changes. Only one at a time has any. */
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
  // Changes that are not saved stay in reach of Save and Discard, whatever the address or the default has become.
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
  /** The changes are to stand, although someone else has changed the same since. */
  const rebase = (now: readonly RenamerSetting[]): void =>
    setDraft((one) => one && { ...one, edits: withCurrentConfig(one.edits, now) });
  /** Once a config is saved, renamed or deleted, it has no unsaved changes. */
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
