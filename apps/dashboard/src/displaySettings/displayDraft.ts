import type { SettingsChange, WebUiSettings } from '@hondana/shared/settings';
import { switchWidgets } from '../shared/widgets.ts';
import { type CountSetting, typedCount } from './counts.ts';

/** Settings of the display options that are on or off. */
export type OptionSetting = 'combineContinueWatching' | 'useThumbnailsForEpisodes' | 'hideR18Content';

/** What was changed in the dialog and is not saved yet. What was not touched is not in it. */
export interface DisplayDraft {
  /** By key of the widget: whether it is hidden. */
  readonly hidden: Readonly<Record<string, boolean>>;
  readonly options: { readonly [setting in OptionSetting]?: boolean };
  /** As typed. */
  readonly counts: { readonly [setting in CountSetting]?: string };
}

export const emptyDraft: DisplayDraft = { hidden: {}, options: {}, counts: {} };

/** Whether everything typed can be saved. */
export function isSavable({ counts }: DisplayDraft): boolean {
  return Object.values(counts).every((text) => typedCount(text) !== undefined);
}

/** Puts what was changed here into the settings, and nothing else: the rest may have been changed elsewhere. */
export function saveDraft({ hidden, options, counts }: DisplayDraft): SettingsChange {
  return (settings: WebUiSettings) => {
    const numbers = Object.entries(counts).map(([setting, text]) => [setting, typedCount(text)]);
    const dashboard = { ...settings.dashboard, ...options, ...Object.fromEntries(numbers) };
    return switchWidgets(hidden, { ...settings, dashboard });
  };
}
