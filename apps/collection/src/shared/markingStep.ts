import type { Episode } from '@hondana/shared/api/types';
import { type PreparedWrite, runInSequence } from '@hondana/shared/api/write';
import type { BulkWrite } from '@hondana/shared/bulk/bulkOperation';
import {
  type EpisodeFilter,
  episodePageQuery,
  setEpisodesWatched,
  setEpisodeWatched,
} from '@hondana/shared/resources/episodes';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

/** No call can restore the date an episode was watched on. */
export const watchDatesLostText = (): string => t`Original watch dates can't be restored.`;

/** Unlike a single write, also invalidates the episode lists. */
export function markOne(seriesId: number, { IDs }: Episode, watched: boolean): PreparedWrite {
  const { send } = setEpisodeWatched.with({ seriesId, episodeId: IDs.ID, watched });
  return { send, stale: setEpisodesWatched.stale({ seriesId, watched }) };
}

/**
 * Marks a series' filtered episodes in one call. Leaves out those already in that state, which would get a new watched
 * date; undo leaves them alone, too. `count` says how many are left.
 */
export async function markingStep(
  client: QueryClient,
  seriesId: number,
  filter: EpisodeFilter,
  watched: boolean,
): Promise<(BulkWrite & { readonly count: number }) | undefined> {
  if (filter.includeWatched === (watched ? 'Only' : 'False')) return undefined;
  const toChange: EpisodeFilter = { ...filter, includeWatched: watched ? 'False' : 'Only' };
  const query = episodePageQuery({ seriesId, ...toChange, pageSize: 0, page: 1 });
  const { List: changed } = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
  if (changed.length === 0) return undefined;
  const undos = changed.map((episode) => markOne(seriesId, episode, !watched));
  return {
    write: setEpisodesWatched.with({ seriesId, watched, ...toChange }),
    undo: runInSequence(undos),
    count: changed.length,
  };
}
