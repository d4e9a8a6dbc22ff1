import type { WebUiSettings } from '@hondana/shared/settings';

/** Names of the settings that hide a widget. */
export type HideSetting = Extract<keyof WebUiSettings['dashboard'], `hide${string}`>;

/** The dashboard's own widgets: the setting that hides each. Keys and order are those of facts 6. */
export const hideSettings = {
  queueProcessor: 'hideQueueProcessor',
  unrecognizedFiles: 'hideUnrecognizedFiles',
  recentlyImported: 'hideRecentlyImported',
  collectionBreakdown: 'hideCollectionStats',
  collectionTypeBreakdown: 'hideMediaType',
  importFolders: 'hideImportFolders',
  shokoNews: 'hideShokoNews',
  continueWatching: 'hideContinueWatching',
  nextUp: 'hideNextUp',
  upcomingAnime: 'hideUpcomingAnime',
  recommendedAnime: 'hideRecommendedAnime',
} as const satisfies Readonly<Record<string, HideSetting>>;

/** Key of one of the dashboard's own widgets. */
export type OwnWidget = keyof typeof hideSettings;

/** Whether a key is one of the dashboard's own. */
export function isOwnWidget(key: string): key is OwnWidget {
  return Object.hasOwn(hideSettings, key);
}

const ownRemote = 'dashboard.';

/**
 * The name under which a contribution has its place in the saved layout: the dashboard's own go by the keys that
 * other interfaces know, a plugin's by its key among all remotes.
 *
 * @example widgetKey('dashboard.next-up') // 'nextUp'
 */
export function widgetKey(offerKey: string): string {
  // Ids stand in addresses, so they have hyphens where the keys have capitals.
  const key = offerKey.slice(ownRemote.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return offerKey.startsWith(ownRemote) && isOwnWidget(key) ? key : offerKey;
}

/** Under `hondana` in the settings: keys of plugins' widgets that are hidden. */
const hiddenWidgets = 'hiddenWidgets';

/** Keys of the plugins' widgets that the person has hidden. */
export function hiddenForeign({ hondana }: WebUiSettings): readonly string[] {
  const kept = hondana[hiddenWidgets];
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

/** Whether the person has hidden a widget by its own switch. */
export function isSwitchedOff(key: string, settings: WebUiSettings): boolean {
  return isOwnWidget(key) ? settings.dashboard[hideSettings[key]] : hiddenForeign(settings).includes(key);
}

/** The settings with a widget hidden or shown. */
function switchWidget(key: string, isOff: boolean, settings: WebUiSettings): WebUiSettings {
  if (isOwnWidget(key)) {
    return { ...settings, dashboard: { ...settings.dashboard, [hideSettings[key]]: isOff } };
  }
  const others = hiddenForeign(settings).filter((hidden) => hidden !== key);
  return {
    ...settings,
    hondana: { ...settings.hondana, [hiddenWidgets]: isOff ? [...others, key] : others },
  };
}

/** The settings with several widgets hidden or shown: by key, whether it is hidden. */
export function switchWidgets(
  hidden: Readonly<Record<string, boolean>>,
  settings: WebUiSettings,
): WebUiSettings {
  return Object.entries(hidden).reduce(
    (changed, [key, isOff]) => switchWidget(key, isOff, changed),
    settings,
  );
}

/** Whether a widget is not on show. Combined with Next Up, Continue Watching has no place of its own. */
export function isHidden(key: string, settings: WebUiSettings): boolean {
  if (key === 'continueWatching' && settings.dashboard.combineContinueWatching) return true;
  return isSwitchedOff(key, settings);
}
