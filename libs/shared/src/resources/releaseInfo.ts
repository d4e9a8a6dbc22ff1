import { read } from '../api/read.ts';
import { since6 } from '../api/serverVersion.ts';
import type { ReleaseInfo } from '../api/types.ts';
import { write } from '../api/write.ts';
import { apiKeyRoot, fileKeys, fileStale } from '../queryKeys.ts';

export interface ReleaseProviderChange {
  readonly ID: string;
  /** From 0, which is asked first. */
  readonly Priority?: number;
  readonly IsEnabled?: boolean;
}

const keyPrefix = () => fileKeys.all;
const releaseProvidersKey = [...apiKeyRoot, 'release-providers'];

/**
 * What is stored of a file's release; null when the file has none. The server answers the whole release, which
 * `saveFileRelease` takes back.
 * @example const before = await fileReleaseQuery.send({ fileId: 41 });
 */
export const fileReleaseQuery = read({
  path: 'ReleaseInfo/File/{fileId}',
  role: 'user',
  server: since6,
  keyPrefix,
  answer: (release): ReleaseInfo | null => release ?? null,
});

interface FileRelease {
  readonly fileId: number;
  readonly release: ReleaseInfo;
}

/**
 * Stores a whole release in place of an earlier one, which links the file to its episodes. 400 when it names no
 * provider or no episode.
 * @example await saveFileRelease.send({ fileId: 41, release: { ...before, Version: 2 } });
 */
export const saveFileRelease = write({
  method: 'POST',
  path: 'ReleaseInfo/File/{fileId}',
  role: 'administrator',
  server: since6,
  toInput: ({ fileId, release }: FileRelease) => ({ fileId, body: release }),
  stale: () => fileStale,
});

/** Removes what is stored of a file's release, which makes the file unrecognized. */
export const removeFileRelease = write({
  method: 'DELETE',
  path: 'ReleaseInfo/File/{fileId}',
  role: 'administrator',
  server: since6,
  stale: () => fileStale,
});

/**
 * All who can say what files are, with their order (`Priority`, from 0) and whether they are asked (`IsEnabled`).
 * @example const { data: providers } = useQuery(releaseProvidersQuery());
 */
export const releaseProvidersQuery = read({
  path: 'ReleaseInfo/Provider',
  role: 'user or first-run',
  server: since6,
  keyPrefix: () => releaseProvidersKey,
});

/**
 * What a provider knows of a file, whatever is stored; null if it knows nothing. Slow: it may ask a site.
 * @example const found = await providerPreviewQuery.send({ providerId, fileId: 41 }, signal);
 */
export const providerPreviewQuery = read({
  path: 'ReleaseInfo/Provider/{providerId}/Preview/By-File',
  role: 'administrator',
  server: since6,
  keyPrefix,
  answer: (release): ReleaseInfo | null => release ?? null,
});

/** The names of all who have provided the stored releases; `User` is of those entered by hand. */
export const releaseProviderNamesQuery = read({
  path: 'ReleaseInfo/Release/ProviderNames',
  role: 'user',
  server: since6,
  keyPrefix,
});

/** All groups that files are of. The server has no search. */
export const knownReleaseGroupsQuery = read({
  path: 'ReleaseInfo/ReleaseGroup',
  role: 'user',
  server: since6,
  defaults: { pageSize: 0 },
  keyPrefix,
});

/**
 * Changes order and state of release providers, in one call; what is left out stays. 404 for an unknown one.
 * @example updateReleaseProviders.with({ providers: [{ ID: anidb, Priority: 0, IsEnabled: true }] })
 */
export const updateReleaseProviders = write({
  method: 'POST',
  path: 'ReleaseInfo/Provider',
  role: 'administrator or first-run',
  server: since6,
  toInput: ({ providers }: { readonly providers: readonly ReleaseProviderChange[] }) => ({
    body: [...providers],
  }),
  stale: () => [releaseProvidersKey],
});
