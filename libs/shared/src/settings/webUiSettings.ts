export interface WidgetPlace {
  readonly i: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly [detail: string]: unknown;
}

export type DashboardBreakpoint = 'lg' | 'md' | 'sm';

/**
 * A user's preferences: the text `WebUI_Settings` of the server's settings, in revision 10, which other interfaces read
 * too (section 3 of specs 1 and 2).
 */
export interface WebUiSettings {
  readonly settingsRevision: number;
  /** Errors are shown regardless. */
  readonly notifications: boolean;
  /** `theme-` and the ID; `theme-auto`, the default, follows the system. */
  readonly theme: string;
  readonly toastPosition: 'bottom-right' | 'top-right';
  readonly updateChannel: 'Stable' | 'Dev';
  readonly collection: {
    readonly view: 'poster' | 'list';
    readonly poster: {
      readonly showEpisodeCount: boolean;
      readonly showGroupIndicator: boolean;
      readonly showUnwatchedCount: boolean;
    };
    readonly list: {
      readonly showItemType: boolean;
      readonly showGroupIndicator: boolean;
      readonly showTopTags: boolean;
      readonly showCustomTags: boolean;
    };
    readonly image: {
      readonly showRandomPoster: boolean;
      readonly showRandomBackdrop: boolean;
      readonly useThumbnailFallback: boolean;
    };
    readonly tmdb: { readonly includeRestricted: boolean };
    readonly anidb: { readonly filterDescription: boolean };
  };
  readonly dashboard: {
    readonly hideQueueProcessor: boolean;
    readonly hideUnrecognizedFiles: boolean;
    readonly hideRecentlyImported: boolean;
    readonly hideCollectionStats: boolean;
    readonly hideMediaType: boolean;
    readonly hideImportFolders: boolean;
    readonly hideShokoNews: boolean;
    readonly hideContinueWatching: boolean;
    readonly hideNextUp: boolean;
    readonly hideUpcomingAnime: boolean;
    readonly hideRecommendedAnime: boolean;
    readonly combineContinueWatching: boolean;
    readonly useThumbnailsForEpisodes: boolean;
    readonly hideR18Content: boolean;
    readonly shokoNewsPostsCount: number;
    readonly recentlyImportedEpisodesCount: number;
    readonly recentlyImportedSeriesCount: number;
    readonly recentlyImportedView: 'episodes' | 'series';
    readonly upcomingAnimeView: 'collection' | 'all';
  };
  readonly layout: {
    /** A breakpoint without a saved grid has the default one. */
    readonly dashboard: { readonly [breakpoint in DashboardBreakpoint]?: readonly WidgetPlace[] };
  };
  /** This interface's own; other interfaces leave it alone. Validate a value when reading it. */
  readonly hondana: { readonly [name: string]: unknown };
}

export const currentRevision = 10;

/** From facts 5.3. */
export const defaultWebUiSettings: WebUiSettings = {
  settingsRevision: currentRevision,
  notifications: true,
  theme: 'theme-auto',
  toastPosition: 'bottom-right',
  updateChannel: 'Stable',
  collection: {
    view: 'poster',
    poster: { showEpisodeCount: true, showGroupIndicator: true, showUnwatchedCount: true },
    list: { showItemType: true, showGroupIndicator: true, showTopTags: true, showCustomTags: true },
    image: { showRandomPoster: false, showRandomBackdrop: false, useThumbnailFallback: false },
    tmdb: { includeRestricted: false },
    anidb: { filterDescription: false },
  },
  dashboard: {
    hideQueueProcessor: false,
    hideUnrecognizedFiles: false,
    hideRecentlyImported: false,
    hideCollectionStats: false,
    hideMediaType: false,
    hideImportFolders: false,
    hideShokoNews: false,
    hideContinueWatching: false,
    hideNextUp: false,
    hideUpcomingAnime: false,
    hideRecommendedAnime: false,
    combineContinueWatching: false,
    useThumbnailsForEpisodes: false,
    hideR18Content: true,
    shokoNewsPostsCount: 5,
    recentlyImportedEpisodesCount: 30,
    recentlyImportedSeriesCount: 20,
    recentlyImportedView: 'episodes',
    upcomingAnimeView: 'collection',
  },
  layout: { dashboard: {} },
  hondana: {},
};

/** Allowed values by path; any other counts as not chosen. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  toastPosition: ['bottom-right', 'top-right'],
  updateChannel: ['Stable', 'Dev'],
  'collection.view': ['poster', 'list'],
  'dashboard.recentlyImportedView': ['episodes', 'series'],
  'dashboard.upcomingAnimeView': ['collection', 'all'],
};
