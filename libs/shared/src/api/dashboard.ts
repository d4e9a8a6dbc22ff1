import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { dashboardKeys, fileKeys } from './queryKeys.ts';
import type {
  CollectionStatistics,
  DashboardEpisode,
  File,
  ListResult,
  Series,
  SeriesSummary,
} from './types.ts';

/** Whether a list names series for adults; hidden unless the person wants them (S2-102). */
export interface RestrictedOption {
  readonly includeRestricted: boolean;
}

export interface RecentlyAddedOptions extends RestrictedOption {
  /** 0 to 1000. */
  readonly pageSize: number;
}

/** How many entries the rows of episodes and the list of unrecognized files show (S2-117). */
const rowSize = 20;

/** Numbers of the collection (`GET Dashboard/Stats`). */
export function collectionStatisticsQuery() {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'statistics'] as const,
    queryFn: ({ signal }) => request<CollectionStatistics>({ path: 'Dashboard/Stats', signal }),
  });
}

/** Series by type (`GET Dashboard/SeriesSummary`). */
export function seriesSummaryQuery() {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'series-summary'] as const,
    queryFn: ({ signal }) => request<SeriesSummary>({ path: 'Dashboard/SeriesSummary', signal }),
  });
}

/**
 * The episodes whose files came last (`GET Dashboard/RecentlyAddedEpisodes`), one entry a file.
 *
 * @example
 * useQuery(recentlyAddedEpisodesQuery({ pageSize: 30, includeRestricted: false }));
 */
export function recentlyAddedEpisodesQuery(options: RecentlyAddedOptions) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'recently-added-episodes', options] as const,
    queryFn: ({ signal }) =>
      request<ListResult<DashboardEpisode>>({
        path: 'Dashboard/RecentlyAddedEpisodes',
        query: { ...options },
        signal,
      }),
  });
}

/** The series whose files came last (`GET Dashboard/RecentlyAddedSeries`). */
export function recentlyAddedSeriesQuery(options: RecentlyAddedOptions) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'recently-added-series', options] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Series>>({ path: 'Dashboard/RecentlyAddedSeries', query: { ...options }, signal }),
  });
}

/** The episodes that the person has begun and not ended (`GET Dashboard/ContinueWatchingEpisodes`). */
export function continueWatchingQuery({ includeRestricted }: RestrictedOption) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'continue-watching', { includeRestricted }] as const,
    queryFn: ({ signal }) =>
      request<ListResult<DashboardEpisode>>({
        path: 'Dashboard/ContinueWatchingEpisodes',
        query: { pageSize: rowSize, includeRestricted },
        signal,
      }),
  });
}

export interface NextUpOptions extends RestrictedOption {
  /** Only episodes not begun; without it those begun stand among them, for one row instead of two. */
  readonly onlyUnwatched: boolean;
}

/** The next episode of each series that the person has begun (`GET Dashboard/NextUpEpisodes`). */
export function nextUpEpisodesQuery(options: NextUpOptions) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'next-up', options] as const,
    queryFn: ({ signal }) =>
      request<ListResult<DashboardEpisode>>({
        path: 'Dashboard/NextUpEpisodes',
        query: { pageSize: rowSize, ...options },
        signal,
      }),
  });
}

export interface UpcomingOptions extends RestrictedOption {
  /** Anime outside the collection too. */
  readonly showAll: boolean;
}

/** What airs today and in the seven days after, by the server's clock (`GET Dashboard/AniDBCalendar`). */
export function upcomingEpisodesQuery(options: UpcomingOptions) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'upcoming', options] as const,
    queryFn: ({ signal }) =>
      request<DashboardEpisode[]>({ path: 'Dashboard/AniDBCalendar', query: { ...options }, signal }),
  });
}

export interface CalendarOptions extends RestrictedOption {
  /** First day, `yyyy-MM-dd`. */
  readonly startDate: string;
  /** Last day, itself included. */
  readonly endDate: string;
}

/**
 * What airs, or aired, in a span of days (`GET Dashboard/CalendarEpisodes`). Asked for with what is missing, so
 * that episodes without files and anime outside the collection are there; those have no `IDs.ShokoSeries`.
 *
 * @example
 * calendarEpisodesQuery({ startDate: '2026-11-01', endDate: '2026-11-30', includeRestricted: false });
 */
export function calendarEpisodesQuery(options: CalendarOptions) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'calendar', options] as const,
    queryFn: ({ signal }) =>
      request<DashboardEpisode[]>({
        path: 'Dashboard/CalendarEpisodes',
        query: { ...options, includeMissing: true },
        signal,
      }),
  });
}

/** The newest files that nothing is known of (`GET File`; `-16` sorts by ID, the highest first: facts 5.16). */
export function newestUnrecognizedFilesQuery() {
  return queryOptions({
    queryKey: [...fileKeys.all, 'newest-unrecognized'] as const,
    queryFn: ({ signal }) =>
      request<ListResult<File>>({
        path: 'File',
        query: { pageSize: rowSize, include_only: 'Unrecognized', sortOrder: -16 },
        signal,
      }),
  });
}
