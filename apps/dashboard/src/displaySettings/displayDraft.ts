import type { SettingsChange, WebUiSettings } from '@hondana/shared/settings';
import { switchWidgets } from '../shared/widgets.ts';
import { type CountSetting, typedCount } from './counts.ts';

export type OptionSetting = 'combineContinueWatching' | 'useThumbnailsForEpisodes' | 'hideR18Content';

/** Unsaved changes only. */
export interface DisplayDraft {
  readonly hidden: Readonly<Record<string, boolean>>;
  readonly options: { readonly [setting in OptionSetting]?: boolean };
  readonly counts: { readonly [setting in CountSetting]?: string };
}

export const emptyDraft: DisplayDraft = { hidden: {}, options: {}, counts: {} };

export function isSavable({ counts }: DisplayDraft): boolean {
  return Object.values(counts).every((text) => typedCount(text) !== undefined);
}

/** Only what was changed: the rest may have been changed elsewhere. */
export function saveDraft({ hidden, options, counts }: DisplayDraft): SettingsChange {
  return (settings: WebUiSettings) => {
    const numbers = Object.entries(counts).map(([setting, text]) => [setting, typedCount(text)]);
    const dashboard = { ...settings.dashboard, ...options, ...Object.fromEntries(numbers) };
    return switchWidgets(hidden, { ...settings, dashboard });
  };
}
