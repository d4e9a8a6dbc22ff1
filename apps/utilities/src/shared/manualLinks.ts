/** What linking files by hand takes: what AniDB has of an anime, the episodes to link, and the links. */

import { read } from '@hondana/shared/api/read';
import { write } from '@hondana/shared/api/write';
import { fileStale, seriesKeys } from '@hondana/shared/resources/queryKeys';

/**
 * What AniDB says of an anime, in the collection or not.
 *
 * @example
 * const { data: anime } = useQuery(anidbAnimeQuery({ anidbId: 23 }));
 */
export const anidbAnimeQuery = read({
  path: 'Series/AniDB/{anidbId}',
  role: 'user',
  under: ({ anidbId }) => seriesKeys.anidb(anidbId),
});

interface AnimeRefresh {
  readonly anidbId: number;
  /** Even if AniDB was asked a short while ago. */
  readonly force?: boolean;
  /** A series in the collection comes of it. */
  readonly createSeriesEntry?: boolean;
}

/** Has AniDB asked about an anime at once; answers whether AniDB answered. */
export const refreshAnime = write({
  method: 'POST',
  path: 'Series/AniDB/{anidbId}/Refresh',
  role: 'user',
  toInput: (input: AnimeRefresh) => ({ ...input, immediate: true }),
  stale: ({ anidbId }) => [seriesKeys.anidb(anidbId)],
  // It waits for its turn among all that AniDB is asked.
  timeLimit: 5 * 60_000,
});

/** A hidden episode has its number like any other, and may be what a file is. */
const everyEpisode = {
  pageSize: 0,
  includeMissing: 'True',
  includeHidden: 'True',
  includeUnaired: 'True',
} as const;

/**
 * All episodes of an anime, aired, had and hidden or not. An anime of which the server knows nothing yet has none
 * until AniDB was asked.
 */
export const anidbEpisodesQuery = read({
  path: 'Series/AniDB/{anidbId}/Episode',
  role: 'user',
  defaults: everyEpisode,
  under: ({ anidbId }) => seriesKeys.anidb(anidbId),
});

/** All episodes of a series, hidden ones too, under the IDs of both sides. */
export const everyEpisodeQuery = read({
  path: 'Series/{seriesId}/Episode',
  role: 'user',
  defaults: everyEpisode,
  under: ({ seriesId }) => seriesKeys.episodes(seriesId),
});

interface FileLinks {
  readonly fileId: number;
  readonly episodeIds: readonly number[];
}

/** Has a file linked to episodes; the queue does it. */
export const linkFileToEpisodes = write({
  method: 'POST',
  path: 'File/{fileId}/Link',
  role: 'user',
  toInput: ({ fileId, episodeIds }: FileLinks) => ({ fileId, body: { EpisodeIDs: [...episodeIds] } }),
  stale: () => fileStale,
});

interface EpisodeFiles {
  readonly fileIds: readonly number[];
  readonly episodeId: number;
}

/** Has several files linked to one episode; the queue does it. */
export const linkFilesToEpisode = write({
  method: 'POST',
  path: 'File/Link',
  role: 'user',
  toInput: ({ fileIds, episodeId }: EpisodeFiles) => ({
    body: { FileIDs: [...fileIds], EpisodeID: episodeId },
  }),
  stale: () => fileStale,
});
