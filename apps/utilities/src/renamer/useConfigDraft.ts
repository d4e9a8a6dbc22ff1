import { useSearchParams } from '@hondana/shared/navigation';
import { useState } from 'react';
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
  const [drafts, setDrafts] = useState<Readonly<Record<string, readonly RenamerSetting[]>>>({});
  const find = (name: string | null) => configs.find((one) => one.Name === name);
  const config = find(parameters.get('config')) ?? find(defaultName) ?? configs[0];
  const renamer = renamers.find(({ RenamerID }) => RenamerID === config?.RenamerID);
  const name = config?.Name ?? '';
  const saved = config ? valuesOf(config, renamer) : [];
  const values = drafts[name] ?? saved;
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
  const change = (settingName: string | null, Value: unknown): void => {
    setDrafts((before) => ({
      ...before,
      [name]: (before[name] ?? saved).map((one) => (one.Name === settingName ? { ...one, Value } : one)),
    }));
  };
  /** Once a config is saved or renamed, it has no unsaved changes. */
  const discard = (): void => setDrafts(({ [name]: _, ...others }) => others);

  return {
    config,
    name,
    renamer,
    values,
    faults,
    isEdited: drafts[name] !== undefined && !sameValues(values, saved),
    isAnyEdited: Object.keys(drafts).some((one) => {
      const other = find(one);
      const own = renamers.find(({ RenamerID }) => RenamerID === other?.RenamerID);
      return other !== undefined && !sameValues(drafts[one] ?? [], valuesOf(other, own));
    }),
    isValid: faults.every((fault) => fault === undefined),
    choose,
    change,
    discard,
  };
}
