/**
 * First part of every key of the server's data: the API's major version. Remotes of different versions share
 * one cache, so what stands under a key is the server's answer as it came; projections belong in `select`.
 */
export const apiKeyRoot = ['v3'] as const;

/** Roots of resources that have keys, and become stale, wherever their calls are written. */
export const fileKeys = { all: [...apiKeyRoot, 'files'] } as const;
export const tmdbKeys = {
  all: [...apiKeyRoot, 'tmdb'],
  show: (showId: number) => [...apiKeyRoot, 'tmdb', 'shows', showId] as const,
} as const;
export const importFolderKeys = { all: [...apiKeyRoot, 'import-folders'] } as const;
export const releaseManagementKeys = { all: [...apiKeyRoot, 'release-management'] } as const;
