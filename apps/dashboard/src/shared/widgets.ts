import type { WebUiSettings } from '@hondana/shared/settings';

export type HideSetting = Extract<keyof WebUiSettings['dashboard'], `hide${string}`>;

/** The setting that hides each own widget. Keys and order: facts 6. */
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

export type OwnWidget = keyof typeof hideSettings;

export function isOwnWidget(key: string): key is OwnWidget {
  return Object.hasOwn(hideSettings, key);
}

const ownRemote = 'dashboard.';

/**
 * The saved layout has the keys that other interfaces know for the dashboard's own widgets, offer keys for plugins'.
 * @example widgetKey('dashboard.next-up') // 'nextUp'
 */
export function widgetKey(offerKey: string): string {
  // IDs are part of URLs: hyphens instead of camel case.
  const key = offerKey.slice(ownRemote.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return offerKey.startsWith(ownRemote) && isOwnWidget(key) ? key : offerKey;
}

const hiddenWidgets = 'hiddenWidgets';

export function hiddenPluginWidgets({ hondana }: WebUiSettings): readonly string[] {
  const kept = hondana[hiddenWidgets];
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

/** By its own switch, regardless of Combine Continue Watching. */
export function isSwitchedOff(key: string, settings: WebUiSettings): boolean {
  return isOwnWidget(key)
    ? settings.dashboard[hideSettings[key]]
    : hiddenPluginWidgets(settings).includes(key);
}

function switchWidget(key: string, isOff: boolean, settings: WebUiSettings): WebUiSettings {
  if (isOwnWidget(key)) {
    return { ...settings, dashboard: { ...settings.dashboard, [hideSettings[key]]: isOff } };
  }
  const others = hiddenPluginWidgets(settings).filter((hidden) => hidden !== key);
  return {
    ...settings,
    hondana: { ...settings.hondana, [hiddenWidgets]: isOff ? [...others, key] : others },
  };
}

export function switchWidgets(
  hidden: Readonly<Record<string, boolean>>,
  settings: WebUiSettings,
): WebUiSettings {
  return Object.entries(hidden).reduce(
    (changed, [key, isOff]) => switchWidget(key, isOff, changed),
    settings,
  );
}

/** Combined with Next Up, Continue Watching has no place of its own. */
export function isHidden(key: string, settings: WebUiSettings): boolean {
  if (key === 'continueWatching' && settings.dashboard.combineContinueWatching) return true;
  return isSwitchedOff(key, settings);
}
