import { read } from '../api/read.ts';
import { dashboardKeys, fileKeys } from './queryKeys.ts';

/** Whether a list names series for adults; hidden unless the user wants them (spec 2, section 7). */
export interface RestrictedOption {
  readonly includeRestricted: boolean;
}

interface RecentlyAddedOptions extends RestrictedOption {
  /** 0 to 1000. */
  readonly pageSize: number;
}

/** How many entries the rows of episodes and the list of unrecognized files show (spec 2, section 9). */
const rowSize = 20;

const keyPrefix = () => dashboardKeys.all;

/** Numbers of the collection. */
export const collectionStatisticsQuery = read({ path: 'Dashboard/Stats', role: 'user', keyPrefix });

/** Series by type. */
export const seriesSummaryQuery = read({ path: 'Dashboard/SeriesSummary', role: 'user', keyPrefix });

/**
 * The episodes whose files came last, one entry a file.
 *
 * @example
 * useQuery(recentlyAddedEpisodesQuery({ pageSize: 30, includeRestricted: false }));
 */
export const recentlyAddedEpisodesQuery = read({
  path: 'Dashboard/RecentlyAddedEpisodes',
  role: 'user',
  toInput: (options: RecentlyAddedOptions) => options,
  keyPrefix,
});

/** The series whose files came last. */
export const recentlyAddedSeriesQuery = read({
  path: 'Dashboard/RecentlyAddedSeries',
  role: 'user',
  toInput: (options: RecentlyAddedOptions) => options,
  keyPrefix,
});

/** The episodes that the person has begun and not ended. */
export const continueWatchingQuery = read({
  path: 'Dashboard/ContinueWatchingEpisodes',
  role: 'user',
  toInput: (options: RestrictedOption) => ({ pageSize: rowSize, ...options }),
  keyPrefix,
});

interface NextUpOptions extends RestrictedOption {
  /** Only episodes not started; without it those started are included, for one row instead of two. */
  readonly onlyUnwatched: boolean;
}

/** The next episode of each series that the person has begun. */
export const nextUpEpisodesQuery = read({
  path: 'Dashboard/NextUpEpisodes',
  role: 'user',
  toInput: (options: NextUpOptions) => ({ pageSize: rowSize, ...options }),
  keyPrefix,
});

interface UpcomingOptions extends RestrictedOption {
  /** Anime outside the collection too. */
  readonly showAll: boolean;
}

/** What airs today and in the seven days after, by the server's clock. */
export const upcomingEpisodesQuery = read({
  path: 'Dashboard/AniDBCalendar',
  role: 'user',
  toInput: (options: UpcomingOptions) => options,
  keyPrefix,
});

interface CalendarOptions extends RestrictedOption {
  /** First day, `yyyy-MM-dd`. */
  readonly startDate: string;
  /** Last day, itself included. */
  readonly endDate: string;
}

/**
 * What airs, or aired, in a span of days. Missing episodes are included, so that episodes without files and anime
 * outside the collection are there; those have no `IDs.ShokoSeries`.
 *
 * @example
 * calendarEpisodesQuery({ startDate: '2026-11-01', endDate: '2026-11-30', includeRestricted: false });
 */
export const calendarEpisodesQuery = read({
  path: 'Dashboard/CalendarEpisodes',
  role: 'user',
  toInput: (options: CalendarOptions) => ({ ...options, includeMissing: true }),
  keyPrefix,
});

/** The newest files that nothing is known of (`-16` sorts by ID, the highest first: facts 5.16). */
export const newestUnrecognizedFilesQuery = read({
  path: 'File',
  role: 'user',
  defaults: { pageSize: rowSize, include_only: ['Unrecognized'], sortOrder: ['-16'] },
  keyPrefix: () => fileKeys.all,
});
