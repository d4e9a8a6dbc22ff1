/**
 * Series: their reads, and writes of names, groups and votes. What the server is asked to do for one is in
 * `seriesActions.ts`; see `episodes.ts` and `tags.ts` for theirs.
 */

import { read } from '../api/read.ts';
import type { DataSource } from '../api/types.ts';
import { write } from '../api/write.ts';
import { filterKeys, groupKeys, releaseManagementKeys, seriesKeys, seriesStale } from './queryKeys.ts';

const bothSources: readonly DataSource[] = ['AniDB', 'TMDB'];

/**
 * One series, with what AniDB and TMDB say of it unless `includeDataFrom` says otherwise. A missing one is a 404, one
 * that the user may not see a 403.
 *
 * @example
 * const { data: series } = useQuery(seriesQuery({ seriesId: 1031 }));
 */
export const seriesQuery = read({
  path: 'Series/{seriesId}',
  role: 'user',
  defaults: { includeDataFrom: bothSources },
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Length, season, studios, producers and source of a series. */
export const seriesOverviewQuery = read({
  path: 'WebUI/Series/{seriesId}',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/**
 * The episode to watch next, or null when there is none: the server then answers 204 with nothing, which a cache
 * cannot hold.
 */
export const nextUpEpisodeQuery = read({
  path: 'Series/{seriesId}/NextUpEpisode',
  role: 'user',
  defaults: { includeDataFrom: ['AniDB'], includeMissing: false, onlyUnwatched: false },
  under: ({ seriesId }) => seriesKeys.episodes(seriesId),
  answer: (episode) => episode ?? null,
});

/** Anime related to a series. */
export const relatedAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Related',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Anime similar to a series, with the approval of users. */
export const similarAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Similar',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Images of a series by type. */
export const seriesImagesQuery = read({
  path: 'Series/{seriesId}/Images',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Tags of a series by weight. `filter` is the sum of the kinds to leave out (facts 5.9); 1 hides AniDB’s internal ones. */
export const seriesTagsQuery = read({
  path: 'Series/{seriesId}/Tags',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

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
  gone: ({ seriesId }) => [seriesKeys.one(seriesId), groupKeys.ofSeries(seriesId)],
});

/** Moves a series into a group. Empty groups are deleted. */
export const moveSeriesToGroup = write({
  method: 'PATCH',
  path: 'Series/{seriesId}/Move/{groupId}',
  role: 'administrator',
  stale: seriesAndCards,
});
