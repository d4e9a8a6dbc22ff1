import { useSearchParams } from '@hondana/shared/navigation';
import { useState } from 'react';
import { type ConfigEdits, withCurrentBase, withEdits } from './configEdits.ts';
import type { Renamer, RenamerConfig, RenamerSetting } from './renamers.ts';
import { sameValues, valueFault, valuesOf } from './settingValues.ts';

export type ConfigDraft = ReturnType<typeof useConfigDraft>;

/** The chosen config, which the address names, with its unsaved changes. */
export function useConfigDraft(
  configs: readonly RenamerConfig[],
  renamers: readonly Renamer[],
  defaultName: string,
) {
  const [parameters, setParameters] = useSearchParams();
  // By name, so that changes outlive a look at another config.
  const [drafts, setDrafts] = useState<Readonly<Record<string, ConfigEdits>>>({});
  const find = (name: string | null) => configs.find((one) => one.Name === name);
  const config = find(parameters.get('config')) ?? find(defaultName) ?? configs[0];
  const renamer = renamers.find(({ RenamerID }) => RenamerID === config?.RenamerID);
  const name = config?.Name ?? '';
  const saved = config ? valuesOf(config, renamer) : [];
  const edits = drafts[name] ?? {};
  const values = withEdits(saved, edits);
  const definitions = renamer?.Settings ?? [];
  const faults = definitions.map((definition, at) => valueFault(definition, values[at]?.Value));

  const choose = (chosen: string): void => {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen === defaultName) after.delete('config');
        else after.set('config', chosen);
        return after;
      },
      { replace: true },
    );
  };
  const change = (settingName: string | null, value: unknown): void => {
    const key = settingName ?? '';
    setDrafts((before) => {
      const earlier = before[name]?.[key];
      const base = earlier ? earlier.base : saved.find(({ Name }) => Name === settingName)?.Value;
      return { ...before, [name]: { ...before[name], [key]: { value, base } } };
    });
  };
  /** The changes are to stand, although somebody else has changed the same since. */
  const rebase = (now: readonly RenamerSetting[]): void =>
    setDrafts((before) => ({ ...before, [name]: withCurrentBase(before[name] ?? {}, now) }));
  /** Once a config is saved or renamed, it has no unsaved changes. */
  const discard = (): void => setDrafts(({ [name]: _, ...others }) => others);

  return {
    config,
    name,
    renamer,
    values,
    edits,
    faults,
    isEdited: !sameValues(values, saved),
    isAnyEdited: Object.keys(drafts).some((one) => {
      const other = find(one);
      const own = renamers.find(({ RenamerID }) => RenamerID === other?.RenamerID);
      if (other === undefined) return false;
      const kept = valuesOf(other, own);
      return !sameValues(withEdits(kept, drafts[one]), kept);
    }),
    isValid: faults.every((fault) => fault === undefined),
    choose,
    change,
    rebase,
    discard,
  };
}
