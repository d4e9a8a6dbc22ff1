import type { Episode } from '@hondana/shared/api/types';
import { oneAfterAnother, type PreparedWrite } from '@hondana/shared/api/write';
import type { BulkStep } from '@hondana/shared/bulk/bulkOperation';
import {
  type EpisodeFilter,
  episodePageQuery,
  setEpisodesWatched,
  setEpisodeWatched,
} from '@hondana/shared/resources/episodes';
import type { QueryClient } from '@tanstack/react-query';

/** No call gives an episode back the day on which it was watched. */
export const datesAreLost = "Original watch dates can't be restored.";

/** Marks one of several: their lists are read again, too. */
export function markOne(seriesId: number, { IDs }: Episode, watched: boolean): PreparedWrite {
  const { send } = setEpisodeWatched.with({ seriesId, episodeId: IDs.ID, watched });
  return { send, stale: setEpisodesWatched.stale({ seriesId, watched }) };
}

/**
 * Marks what a filter leaves of a series in one call, without the episodes that are so already: they would get another
 * date. Undone for the same.
 */
export async function markingStep(
  client: QueryClient,
  seriesId: number,
  filter: EpisodeFilter,
  watched: boolean,
): Promise<BulkStep | undefined> {
  if (filter.includeWatched === (watched ? 'Only' : 'False')) return undefined;
  const otherwise: EpisodeFilter = { ...filter, includeWatched: watched ? 'False' : 'Only' };
  const query = episodePageQuery({ seriesId, ...otherwise, pageSize: 0, page: 1 });
  const { List: changed } = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
  if (changed.length === 0) return undefined;
  const undos = changed.map((episode) => markOne(seriesId, episode, !watched));
  return {
    write: setEpisodesWatched.with({ seriesId, watched, ...otherwise }),
    undo: oneAfterAnother(undos),
  };
}
