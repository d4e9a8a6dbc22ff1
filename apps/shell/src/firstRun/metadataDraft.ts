import type { ServerSettings } from '@hondana/shared/api/types';
import type { OptionField } from '@hondana/shared/serverOptions/fieldTypes';
import { numberFault } from '@hondana/shared/serverOptions/numberFault';
import { type MetadataSource, sectionsOf } from './metadataSources.ts';
import { type SettingValues, settingAt } from './saveSettings.ts';

/** Unsaved changes by path; an invalid number is kept as typed. */
export type MetadataDraft = Readonly<Record<string, string | number | boolean>>;

export function shownValue(path: string, draft: MetadataDraft, settings: ServerSettings): unknown {
  return draft[path] ?? settingAt(settings, path);
}

export function faultOf(field: OptionField, draft: MetadataDraft): string | undefined {
  const changed = draft[field.path];
  return field.kind === 'number' && changed !== undefined ? numberFault(field, changed) : undefined;
}

function fieldsOf(source: MetadataSource): readonly OptionField[] {
  return sectionsOf(source).flatMap(({ fields }) => fields);
}

export function faultySource(draft: MetadataDraft): MetadataSource | undefined {
  const sources = ['anidb', 'tmdb'] as const;
  return sources.find((source) => fieldsOf(source).some((field) => faultOf(field, draft) !== undefined));
}

export function changedValues(draft: MetadataDraft, settings: ServerSettings): SettingValues {
  const changed = [...fieldsOf('anidb'), ...fieldsOf('tmdb')].flatMap(
    ({ path }): [string, string | number | boolean][] => {
      const value = draft[path];
      return value === undefined || value === settingAt(settings, path) ? [] : [[path, value]];
    },
  );
  return Object.fromEntries(changed);
}
