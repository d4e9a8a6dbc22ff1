import type { PathOf } from './operation.ts';

/**
 * First part of every key of the server's data: the API's major version. Remotes of different versions share
 * one cache, so what stands under a key is the server's answer as it came; projections belong in `select`.
 */
export const apiKeyRoot = ['v3'] as const;

/** The part of a key that says which read it is of. */
const read = (path: PathOf<'GET'>): string => path;

/** Roots of resources that have keys, and become stale, wherever their calls are written. */
export const fileKeys = { all: [...apiKeyRoot, 'files'] } as const;
export const tmdbKeys = {
  all: [...apiKeyRoot, 'tmdb'],
  show: (showId: number) => [...apiKeyRoot, 'tmdb', 'shows', showId] as const,
  /** Episodes that were asked for by their numbers, of whichever show. */
  episodes: [...apiKeyRoot, 'tmdb', 'episodes'],
} as const;
export const importFolderKeys = { all: [...apiKeyRoot, 'import-folders'] } as const;
export const releaseManagementKeys = { all: [...apiKeyRoot, 'release-management'] } as const;

export const seriesKeys = {
  all: [...apiKeyRoot, 'series'],
  /** Everything of one series: its data, overview, episodes, images, tags, cast. */
  one: (seriesId: number) => [...apiKeyRoot, 'series', seriesId] as const,
  episodes: (seriesId: number) => [...apiKeyRoot, 'series', seriesId, 'episodes'] as const,
  /** What AniDB has of an anime, in the collection or not. */
  anidb: (anidbId: number) => [...apiKeyRoot, 'series', 'anidb', anidbId] as const,
  /** Links to TMDB, and what could be linked. */
  tmdb: (seriesId: number) => [...apiKeyRoot, 'series', seriesId, 'tmdb'] as const,
  tags: (seriesId: number) => [...seriesKeys.one(seriesId), read('Series/{seriesId}/Tags')] as const,
  userTags: (seriesId: number) => [...seriesKeys.one(seriesId), read('Series/{seriesId}/Tags/User')] as const,
} as const;

export const groupKeys = {
  all: [...apiKeyRoot, 'groups'],
  one: (groupId: number) => [...apiKeyRoot, 'groups', groupId] as const,
} as const;

export const filterKeys = {
  all: [...apiKeyRoot, 'filters'],
  /** Presets and directories. */
  presets: [...apiKeyRoot, 'filters', 'presets'],
  /** The catalogues of criteria, which change with the server only. */
  catalogue: [...apiKeyRoot, 'filters', 'catalogue'],
  /** Lists of groups and series that a filter gives. */
  previews: [...apiKeyRoot, 'filters', 'preview'],
  groupPreviews: [...apiKeyRoot, 'filters', 'preview', 'groups'],
  seriesPreviews: [...apiKeyRoot, 'filters', 'preview', 'series'],
} as const;

export const dashboardKeys = { all: [...apiKeyRoot, 'dashboard'] } as const;

export const episodeKeys = {
  all: [...apiKeyRoot, 'episodes'],
  one: (episodeId: number) => [...apiKeyRoot, 'episodes', episodeId] as const,
  /** Every page of a series’ list, however it is filtered. */
  pages: (seriesId: number) => [...seriesKeys.episodes(seriesId), 'page'] as const,
} as const;

export const authKeys = { apiKeys: [...apiKeyRoot, 'auth', 'keys'] } as const;

export const imageKeys = { random: [...apiKeyRoot, 'images', 'random'] } as const;

export const plexKeys = {
  all: [...apiKeyRoot, 'plex'],
  libraries: [...apiKeyRoot, 'plex', 'libraries'],
} as const;

export const queueKeys = { all: [...apiKeyRoot, 'queue'] } as const;

export const renamerKeys = {
  all: [...apiKeyRoot, 'renamers'],
  configs: [...apiKeyRoot, 'renamers', 'configs'],
} as const;

/** Keys of what a server says of itself. */
export const serverKeys = {
  status: [...apiKeyRoot, 'server', 'status'],
  version: [...apiKeyRoot, 'server', 'version'],
  connectivity: [...apiKeyRoot, 'server', 'connectivity'],
} as const;

export const settingsKeys = {
  all: [...apiKeyRoot, 'settings'],
  /** The text `WebUI_Settings`, which `@hondana/shared/settings` reads and writes. */
  webUi: [...apiKeyRoot, 'settings', 'web-ui'],
  server: [...apiKeyRoot, 'settings', 'server'],
} as const;

export const tagKeys = {
  all: [...apiKeyRoot, 'tags'],
  user: [...apiKeyRoot, 'tags', 'user'],
  anidb: [...apiKeyRoot, 'tags', 'anidb'],
} as const;

export const themeKeys = { all: [...apiKeyRoot, 'themes'] } as const;

export const userKeys = { all: [...apiKeyRoot, 'users'] } as const;

/**
 * What goes stale when episodes of a series are watched, hidden or lose files, beside the pages of its list:
 * its counts, the episode to watch next, the files it has, cards and dashboard.
 *
 * @example
 * await markStale(client, episodeCountKeys(1031));
 */
export function episodeCountKeys(seriesId: number): readonly (readonly unknown[])[] {
  return [
    [...seriesKeys.one(seriesId), read('Series/{seriesId}')],
    [...seriesKeys.one(seriesId), read('WebUI/Series/{seriesId}/FileSummary')],
    [...seriesKeys.episodes(seriesId), read('Series/{seriesId}/NextUpEpisode')],
    filterKeys.previews,
    groupKeys.all,
    dashboardKeys.all,
  ];
}

/** What goes stale when an import folder is added, changed or deleted; the hub says nothing of it. */
export const importFolderStale = [importFolderKeys.all, fileKeys.all, dashboardKeys.all] as const;
