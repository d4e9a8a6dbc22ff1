/** The calls for linking files by hand: what AniDB has about an anime, the episodes to link, and the links. */

import { read } from '@hondana/shared/api/read';
import { write } from '@hondana/shared/api/write';
import { fileStale, seriesKeys } from '@hondana/shared/resources/queryKeys';

/** A hidden episode has a number like any other, and a file may be linked to it. */
const everyEpisode = {
  pageSize: 0,
  includeMissing: 'True',
  includeHidden: 'True',
  includeUnaired: 'True',
} as const;

/**
 * All episodes of an anime, whether or not aired, available or hidden. An anime that the server knows nothing about yet
 * has none until AniDB was asked.
 */
export const anidbEpisodesQuery = read({
  path: 'Series/AniDB/{anidbId}/Episode',
  role: 'user',
  defaults: everyEpisode,
  keyPrefix: ({ anidbId }) => seriesKeys.anidb(anidbId),
});

/** All episodes of a series, hidden ones too, with the IDs of both sides. */
export const everyEpisodeQuery = read({
  path: 'Series/{seriesId}/Episode',
  role: 'user',
  defaults: everyEpisode,
  keyPrefix: ({ seriesId }) => seriesKeys.episodes(seriesId),
});

interface FileLinks {
  readonly fileId: number;
  readonly episodeIds: readonly number[];
}

/** Links a file to episodes; the queue does it. */
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

/** Links several files to one episode; the queue does it. */
export const linkFilesToEpisode = write({
  method: 'POST',
  path: 'File/Link',
  role: 'user',
  toInput: ({ fileIds, episodeId }: EpisodeFiles) => ({
    body: { FileIDs: [...fileIds], EpisodeID: episodeId },
  }),
  stale: () => fileStale,
});
