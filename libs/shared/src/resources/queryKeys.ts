import type { PathOf } from '../api/operation.ts';

/**
 * First part of every key of the server's data: the API's major version. Remotes of different versions share
 * one cache, so the data of a key is the server's answer as it came; projections belong in `select`.
 */
export const apiKeyRoot = ['v3'] as const;

/** Spreading would count as an effect, and what a bundle does not use of the keys would stay in it. */
const root = 'v3';

/** The part of a key that says which read it is of. */
const read = (path: PathOf<'GET'>): string => path;

/** Keys that other resources' writes or the hub's events name, also of resources whose calls are in an app. */
export const fileKeys = { all: [root, 'files'] } as const;
export const tmdbKeys = {
  all: [root, 'tmdb'],
  show: (showId: number) => [root, 'tmdb', 'shows', showId] as const,
  /** Episodes that were requested by ID, of any show. */
  episodes: [root, 'tmdb', 'episodes'],
} as const;
export const importFolderKeys = { all: [root, 'import-folders'] } as const;
export const releaseManagementKeys = { all: [root, 'release-management'] } as const;

export const seriesKeys = {
  all: [root, 'series'],
  /** Everything of one series: its data, overview, episodes, images, tags, cast. */
  one: (seriesId: number) => [root, 'series', seriesId] as const,
  episodes: (seriesId: number) => [root, 'series', seriesId, 'episodes'] as const,
  /** What AniDB has of an anime, in the collection or not. */
  anidb: (anidbId: number) => [root, 'series', 'anidb', anidbId] as const,
  /** Links to TMDB, and what could be linked. */
  tmdb: (seriesId: number) => [root, 'series', seriesId, 'tmdb'] as const,
  tags: (seriesId: number) => [...seriesKeys.one(seriesId), read('Series/{seriesId}/Tags')] as const,
  userTags: (seriesId: number) => [...seriesKeys.one(seriesId), read('Series/{seriesId}/Tags/User')] as const,
} as const;

export const groupKeys = {
  all: [root, 'groups'],
  one: (groupId: number) => [root, 'groups', groupId] as const,
  /** The group that a series is in. */
  ofSeries: (seriesId: number) => [root, 'groups', read('Series/{seriesId}/Group'), { seriesId }] as const,
} as const;

export const filterKeys = {
  all: [root, 'filters'],
  /** Presets and directories. */
  presets: [root, 'filters', 'presets'],
  preset: (filterId: number) =>
    [root, 'filters', 'presets', read('Filter/{filterId}'), { filterId }] as const,
  /** The catalogues of criteria, which change with the server only. */
  catalogue: [root, 'filters', 'catalogue'],
  /** Lists of groups and series that a filter gives. */
  previews: [root, 'filters', 'preview'],
  groupPreviews: [root, 'filters', 'preview', 'groups'],
  seriesPreviews: [root, 'filters', 'preview', 'series'],
} as const;

export const dashboardKeys = { all: [root, 'dashboard'] } as const;

export const episodeKeys = {
  all: [root, 'episodes'],
  one: (episodeId: number) => [root, 'episodes', episodeId] as const,
  /** Every page of a series’ list, however it is filtered. */
  pages: (seriesId: number) => [...seriesKeys.episodes(seriesId), 'page'] as const,
} as const;

export const imageKeys = { random: [root, 'images', 'random'] } as const;

export const plexKeys = {
  all: [root, 'plex'],
  libraries: [root, 'plex', 'libraries'],
} as const;

export const queueKeys = {
  all: [root, 'queue'],
  items: [root, 'queue', 'items'],
} as const;

/** Keys of what a server says of itself. */
export const serverKeys = {
  status: [root, 'server', 'status'],
  version: [root, 'server', 'version'],
  connectivity: [root, 'server', 'connectivity'],
} as const;

export const settingsKeys = {
  all: [root, 'settings'],
  /** The text `WebUI_Settings`, which `@hondana/shared/settings` reads and writes. */
  webUi: [root, 'settings', 'web-ui'],
  server: [root, 'settings', 'server'],
} as const;

export const tagKeys = {
  all: [root, 'tags'],
  user: [root, 'tags', 'user'],
  anidb: [root, 'tags', 'anidb'],
} as const;

export const themeKeys = { all: [root, 'themes'] } as const;

export const userKeys = { all: [root, 'users'] } as const;

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

/** What goes stale when series come or go. */
export const seriesStale = [
  seriesKeys.all,
  groupKeys.all,
  filterKeys.previews,
  filterKeys.presets,
  dashboardKeys.all,
  releaseManagementKeys.all,
] as const;

/** What goes stale when files come to episodes or leave them. */
export const fileStale = [...seriesStale, fileKeys.all, episodeKeys.all] as const;

/** What goes stale when an import folder is added, changed or deleted; the hub says nothing of it. */
export const importFolderStale = [
  importFolderKeys.all,
  fileKeys.all,
  dashboardKeys.all,
  releaseManagementKeys.all,
] as const;
