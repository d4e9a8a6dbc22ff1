import type { WebUiSettings } from '@hondana/shared/settings';

type Dashboard = WebUiSettings['dashboard'];

/** Names of the settings that hide a widget. */
export type HideSetting = Extract<keyof Dashboard, `hide${string}`>;

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
 * @example widgetKey('dashboard.nextUp') // 'nextUp'
 */
export function widgetKey(offerKey: string): string {
  const key = offerKey.slice(ownRemote.length);
  return offerKey.startsWith(ownRemote) && isOwnWidget(key) ? key : offerKey;
}

/** Whether the person has hidden a widget. Combined with Next Up, Continue Watching has no place of its own. */
export function isHidden(key: string, dashboard: Dashboard): boolean {
  if (key === 'continueWatching' && dashboard.combineContinueWatching) return true;
  return isOwnWidget(key) && dashboard[hideSettings[key]];
}
