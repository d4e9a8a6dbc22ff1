import { write } from '../api/write.ts';
import {
  filterKeys,
  groupKeys,
  releaseManagementKeys,
  seriesAndCards,
  seriesKeys,
  seriesStale,
} from '../queryKeys.ts';

interface Vote {
  readonly seriesId: number;
  /** 1 to 10; −1 removes the rating (facts 5.7). */
  readonly value: number;
}

/** Sets the user's rating. Filters may depend on votes. */
export const voteForSeries = write({
  method: 'POST',
  path: 'Series/{seriesId}/Vote',
  role: 'user',
  toInput: ({ seriesId, value }: Vote) => ({ seriesId, body: { Value: value, MaxValue: 10 } }),
  stale: ({ seriesId }) => [seriesKeys.one(seriesId), filterKeys.previews],
});

interface SeriesTitle {
  readonly seriesId: number;
  /** Empty removes the override. */
  readonly title: string;
}

export const overrideSeriesTitle = write({
  method: 'POST',
  path: 'Series/{seriesId}/OverrideTitle',
  role: 'administrator',
  toInput: ({ seriesId, title }: SeriesTitle) => ({ seriesId, body: { Title: title } }),
  stale: (input) => [...seriesAndCards(input), releaseManagementKeys.all],
});

/** `deleteFiles` also deletes its files from disk, `completelyRemove` all data about it. */
export const deleteSeries = write({
  method: 'DELETE',
  path: 'Series/{seriesId}',
  role: 'administrator',
  stale: () => seriesStale,
  removedKeys: ({ seriesId }) => [seriesKeys.one(seriesId), groupKeys.ofSeries(seriesId)],
});

/** Groups left empty are deleted. */
export const moveSeriesToGroup = write({
  method: 'PATCH',
  path: 'Series/{seriesId}/Move/{groupId}',
  role: 'administrator',
  stale: seriesAndCards,
});
