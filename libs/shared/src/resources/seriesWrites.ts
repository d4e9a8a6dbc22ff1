/** Series: writes of names, groups and votes. */

import { write } from '../api/write.ts';
import { filterKeys, groupKeys, releaseManagementKeys, seriesKeys, seriesStale } from './queryKeys.ts';

interface OneSeries {
  readonly seriesId: number;
}

/** What shows when a series, its name or its pictures change; the hub reports none of it. */
function seriesAndCards({ seriesId }: OneSeries) {
  return [seriesKeys.one(seriesId), groupKeys.all, filterKeys.previews];
}

interface Vote {
  readonly seriesId: number;
  /** 1 to 10, or −1, which takes the rating back (facts 5.7). */
  readonly value: number;
}

/** Gives a series the person’s rating, or takes it back. Filters may ask for votes. */
export const voteForSeries = write({
  method: 'POST',
  path: 'Series/{seriesId}/Vote',
  role: 'user',
  toInput: ({ seriesId, value }: Vote) => ({ seriesId, body: { Value: value, MaxValue: 10 } }),
  stale: ({ seriesId }) => [seriesKeys.one(seriesId), filterKeys.previews],
});

interface SeriesTitle {
  readonly seriesId: number;
  /** Empty takes the override back. */
  readonly title: string;
}

/** Gives a series a title of its own. */
export const overrideSeriesTitle = write({
  method: 'POST',
  path: 'Series/{seriesId}/OverrideTitle',
  role: 'administrator',
  toInput: ({ seriesId, title }: SeriesTitle) => ({ seriesId, body: { Title: title } }),
  stale: (input) => [...seriesAndCards(input), releaseManagementKeys.all],
});

/** Deletes a series; with `deleteFiles` its files on the disk, with `completelyRemove` all that is known of it. */
export const deleteSeries = write({
  method: 'DELETE',
  path: 'Series/{seriesId}',
  role: 'administrator',
  stale: () => seriesStale,
  removedKeys: ({ seriesId }) => [seriesKeys.one(seriesId), groupKeys.ofSeries(seriesId)],
});

/** Moves a series into a group. Empty groups are deleted. */
export const moveSeriesToGroup = write({
  method: 'PATCH',
  path: 'Series/{seriesId}/Move/{groupId}',
  role: 'administrator',
  stale: seriesAndCards,
});
