import type { ServerSettings } from '@hondana/shared/api/types';
import { type MetadataOption, type MetadataSource, metadataGroups } from './metadataOptions.ts';
import { type SettingValues, settingAt } from './saveSettings.ts';

/** What was changed and is not saved yet, by path; a number as it was typed. */
export type MetadataDraft = Readonly<Record<string, string | number | boolean>>;

/** The value that an option shows: the changed one, or the saved. */
export function shownValue(option: MetadataOption, draft: MetadataDraft, settings: ServerSettings): unknown {
  return draft[option.path] ?? settingAt(settings, option.path);
}

/** What is wrong with the number of an option. */
export function faultOf(option: MetadataOption, draft: MetadataDraft): string | undefined {
  const typed = draft[option.path];
  if (option.kind !== 'number' || typed === undefined) return undefined;
  const isWhole = /^\d+$/.test(String(typed).trim());
  return isWhole && Number(typed) <= option.most ? undefined : option.fault;
}

const allOptions: readonly (MetadataOption & { readonly source: MetadataSource })[] = (
  ['anidb', 'tmdb'] as const
).flatMap((source) =>
  metadataGroups[source].flatMap(({ options }) => options.map((option) => ({ ...option, source }))),
);

/** The tab of the first option that cannot be saved as it is. */
export function faultySource(draft: MetadataDraft): MetadataSource | undefined {
  return allOptions.find((option) => faultOf(option, draft) !== undefined)?.source;
}

/** What has to be sent: the changed values that differ from the saved ones. */
export function changedValues(draft: MetadataDraft, settings: ServerSettings): SettingValues {
  const changed = allOptions.flatMap(({ kind, path }): [string, string | number | boolean][] => {
    const typed = draft[path];
    if (typed === undefined) return [];
    const value = kind === 'number' ? Number(typed) : typed;
    return value === settingAt(settings, path) ? [] : [[path, value]];
  });
  return Object.fromEntries(changed);
}
