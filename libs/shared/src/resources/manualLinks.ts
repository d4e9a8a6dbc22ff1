import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { fileStale, seriesKeys } from '../queryKeys.ts';

/** Includes hidden episodes: they are numbered too, and files may be linked to them. */
const allEpisodes = {
  pageSize: 0,
  includeMissing: 'True',
  includeHidden: 'True',
  includeUnaired: 'True',
} as const;

/** All episodes, also unaired or hidden. Empty for an unknown anime until it was fetched from AniDB. */
export const anidbEpisodesQuery = read({
  path: 'Series/AniDB/{anidbId}/Episode',
  role: 'user',
  defaults: allEpisodes,
  keyPrefix: ({ anidbId }) => seriesKeys.anidb(anidbId),
});

/** All episodes, also hidden ones, with the server's and AniDB's IDs. */
export const allEpisodesQuery = read({
  path: 'Series/{seriesId}/Episode',
  role: 'user',
  defaults: allEpisodes,
  keyPrefix: ({ seriesId }) => seriesKeys.episodes(seriesId),
});

interface FileLinks {
  readonly fileId: number;
  readonly episodeIds: readonly number[];
}

/** Queued by the server. */
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

/** Queued by the server. */
export const linkFilesToEpisode = write({
  method: 'POST',
  path: 'File/Link',
  role: 'user',
  toInput: ({ fileIds, episodeId }: EpisodeFiles) => ({
    body: { FileIDs: [...fileIds], EpisodeID: episodeId },
  }),
  stale: () => fileStale,
});
