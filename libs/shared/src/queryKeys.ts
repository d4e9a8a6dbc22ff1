import type { PathOf } from './api/operation.ts';

/**
 * Root of every query key: the API's major version. Remotes of different versions share the cache, so cached data is
 * the server's raw response; projections belong in `select`.
 */
export const apiKeyRoot = ['v3'] as const;

/** Spreading `apiKeyRoot` counts as a side effect, so unused keys would stay in bundles. */
const root = 'v3';

const read = (path: PathOf<'GET'>): string => path;

/** Keys that other resources' writes or hub events name, also of resources whose calls are in an app. */
export const fileKeys = { all: [root, 'files'] } as const;
export const tmdbKeys = {
  all: [root, 'tmdb'],
  show: (showId: number) => [root, 'tmdb', 'shows', showId] as const,
  /** Requested by ID, of any show. */
  episodes: [root, 'tmdb', 'episodes'],
} as const;
export const importFolderKeys = { all: [root, 'import-folders'] } as const;
export const releaseManagementKeys = { all: [root, 'release-management'] } as const;

export const seriesKeys = {
  all: [root, 'series'],
  one: (seriesId: number) => [root, 'series', seriesId] as const,
  episodes: (seriesId: number) => [root, 'series', seriesId, 'episodes'] as const,
  /** Of an anime, in the collection or not. */
  anidb: (anidbId: number) => [root, 'series', 'anidb', anidbId] as const,
  /** Links to TMDB, and suggested ones. */
  tmdb: (seriesId: number) => [root, 'series', seriesId, 'tmdb'] as const,
  tags: (seriesId: number) => [...seriesKeys.one(seriesId), read('Series/{seriesId}/Tags')] as const,
  userTags: (seriesId: number) => [...seriesKeys.one(seriesId), read('Series/{seriesId}/Tags/User')] as const,
} as const;

export const groupKeys = {
  all: [root, 'groups'],
  one: (groupId: number) => [root, 'groups', groupId] as const,
  ofSeries: (seriesId: number) => [root, 'groups', read('Series/{seriesId}/Group'), { seriesId }] as const,
} as const;

export const filterKeys = {
  all: [root, 'filters'],
  /** Presets and directories. */
  presets: [root, 'filters', 'presets'],
  preset: (filterId: number) =>
    [root, 'filters', 'presets', read('Filter/{filterId}'), { filterId }] as const,
  /** Criteria, which change with the server only. */
  catalogue: [root, 'filters', 'catalogue'],
  previews: [root, 'filters', 'preview'],
  groupPreviews: [root, 'filters', 'preview', 'groups'],
  seriesPreviews: [root, 'filters', 'preview', 'series'],
} as const;

export const dashboardKeys = { all: [root, 'dashboard'] } as const;

export const episodeKeys = {
  all: [root, 'episodes'],
  one: (episodeId: number) => [root, 'episodes', episodeId] as const,
  /** Every page, however filtered. */
  pages: (seriesId: number) => [...seriesKeys.episodes(seriesId), 'page'] as const,
} as const;

export const plexKeys = {
  all: [root, 'plex'],
  libraries: [root, 'plex', 'libraries'],
} as const;

export const queueKeys = {
  all: [root, 'queue'],
  /** Of `queueQuery`, which the hub's reports are written to. */
  counts: [root, 'queue', 'Queue', {}],
  items: [root, 'queue', 'items'],
} as const;

export const configurationKeys = { all: [root, 'configurations'] } as const;
export const renamerKeys = {
  all: [root, 'renamers'],
  configs: [root, 'renamers', 'configs'],
} as const;

export const serverKeys = {
  status: [root, 'server', 'status'],
  version: [root, 'server', 'version'],
  connectivity: [root, 'server', 'connectivity'],
} as const;

export const settingsKeys = {
  all: [root, 'settings'],
  /** The text `WebUI_Settings`: use `@hondana/shared/settings`. */
  webUi: [root, 'settings', 'web-ui'],
  server: [root, 'settings', 'server'],
} as const;

export const themeKeys = { all: [root, 'themes'] } as const;

export const userKeys = { all: [root, 'users'] } as const;

/**
 * Stale when episodes of a series are watched, hidden or lose files, besides its episode pages.
 * @example await markStale(client, episodeCountKeys(1031));
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

/**
 * Stale when a series' title, group, images or links change, which the hub does not report.
 * @example write({ method: 'PATCH', path: 'Series/{seriesId}/Move/{groupId}', role, stale: seriesAndCards });
 */
export function seriesAndCards({ seriesId }: { readonly seriesId: number }): readonly (readonly unknown[])[] {
  return [seriesKeys.one(seriesId), groupKeys.all, filterKeys.previews];
}

/** Stale when series are added or removed. */
export const seriesStale = [
  seriesKeys.all,
  groupKeys.all,
  filterKeys.previews,
  filterKeys.presets,
  dashboardKeys.all,
  releaseManagementKeys.all,
] as const;

/** Stale when files are linked or unlinked. */
export const fileStale = [...seriesStale, fileKeys.all, episodeKeys.all] as const;
