import { read } from '../api/read.ts';
import { dashboardKeys, fileKeys } from '../queryKeys.ts';

/** Series for adults are hidden unless the user wants them (spec 2, section 7). */
export interface RestrictedOption {
  readonly includeRestricted: boolean;
}

interface RecentlyAddedOptions extends RestrictedOption {
  /** 0 to 1000. */
  readonly pageSize: number;
}

/** For episode rows and the list of unrecognized files (spec 2, section 9). */
const rowSize = 20;

const keyPrefix = () => dashboardKeys.all;

/** Counts of the whole collection. */
export const collectionStatisticsQuery = read({
  path: 'Dashboard/Stats',
  role: 'user',
  keyPrefix,
  persist: true,
});

export const seriesSummaryQuery = read({
  path: 'Dashboard/SeriesSummary',
  role: 'user',
  keyPrefix,
  persist: true,
});

/**
 * Episodes by their newest files, one entry per file.
 * @example useQuery(recentlyAddedEpisodesQuery({ pageSize: 30, includeRestricted: false }));
 */
export const recentlyAddedEpisodesQuery = read({
  path: 'Dashboard/RecentlyAddedEpisodes',
  role: 'user',
  toInput: (options: RecentlyAddedOptions) => options,
  keyPrefix,
  persist: true,
});

/** Series by their newest files. */
export const recentlyAddedSeriesQuery = read({
  path: 'Dashboard/RecentlyAddedSeries',
  role: 'user',
  toInput: (options: RecentlyAddedOptions) => options,
  keyPrefix,
  persist: true,
});

/** Episodes started and not finished. */
export const continueWatchingQuery = read({
  path: 'Dashboard/ContinueWatchingEpisodes',
  role: 'user',
  toInput: (options: RestrictedOption) => ({ pageSize: rowSize, ...options }),
  keyPrefix,
  persist: true,
});

interface NextUpOptions extends RestrictedOption {
  /** Without it, started episodes are included: one row instead of two. */
  readonly onlyUnwatched: boolean;
}

/** The next episode of each series in progress. */
export const nextUpEpisodesQuery = read({
  path: 'Dashboard/NextUpEpisodes',
  role: 'user',
  toInput: (options: NextUpOptions) => ({ pageSize: rowSize, ...options }),
  keyPrefix,
  persist: true,
});

interface UpcomingOptions extends RestrictedOption {
  readonly showAll: boolean;
}

/** Airing today and in the next seven days, by the server's clock. */
export const upcomingEpisodesQuery = read({
  path: 'Dashboard/AniDBCalendar',
  role: 'user',
  toInput: (options: UpcomingOptions) => options,
  keyPrefix,
  persist: true,
});

interface CalendarOptions extends RestrictedOption {
  /** First day, `yyyy-MM-dd`. */
  readonly startDate: string;
  /** Last day, inclusive. */
  readonly endDate: string;
}

/**
 * Episodes airing in a range of days, missing ones too. Those outside the collection lack `IDs.ShokoSeries`.
 * @example calendarEpisodesQuery({ startDate: '2026-11-01', endDate: '2026-11-30', includeRestricted: false });
 */
export const calendarEpisodesQuery = read({
  path: 'Dashboard/CalendarEpisodes',
  role: 'user',
  toInput: (options: CalendarOptions) => ({ ...options, includeMissing: true }),
  keyPrefix,
  persist: true,
});

/** `-16` sorts by descending ID (facts 5.16). */
export const newestUnrecognizedFilesQuery = read({
  path: 'File',
  role: 'user',
  defaults: { pageSize: rowSize, include_only: ['Unrecognized'], sortOrder: ['-16'] },
  keyPrefix: () => fileKeys.all,
  persist: true,
});
