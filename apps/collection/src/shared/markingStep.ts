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
export const datesAreLost = 'Undo marks them as watched today: when they were watched is forgotten.';

/** Marks one of several: their lists are read again, too. */
export function markOne(seriesId: number, { IDs }: Episode, watched: boolean): PreparedWrite {
  const { send } = setEpisodeWatched.with({ seriesId, episodeId: IDs.ID, watched });
  return { send, stale: setEpisodesWatched.stale({ seriesId, watched }) };
}

/** Marks all that a filter leaves of a series in one call; undone for those alone that were otherwise before. */
export async function markingStep(
  client: QueryClient,
  seriesId: number,
  filter: EpisodeFilter,
  watched: boolean,
): Promise<BulkStep> {
  const changed = await willChange(client, seriesId, filter, watched);
  const undos = changed.map((episode) => markOne(seriesId, episode, !watched));
  return {
    write: setEpisodesWatched.with({ seriesId, watched, ...filter }),
    undo: undos.length > 0 ? oneAfterAnother(undos) : undefined,
  };
}

async function willChange(
  client: QueryClient,
  seriesId: number,
  filter: EpisodeFilter,
  watched: boolean,
): Promise<readonly Episode[]> {
  if (filter.includeWatched === (watched ? 'Only' : 'False')) return [];
  const includeWatched = watched ? 'False' : 'Only';
  const query = episodePageQuery({ seriesId, ...filter, includeWatched, pageSize: 0, page: 1 });
  return (await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })).List;
}
