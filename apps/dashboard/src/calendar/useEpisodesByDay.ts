import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { calendarEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Day } from '../shared/days.ts';
import { useShowsRestricted } from '../shared/useShowsRestricted.ts';
import type { CalendarScope } from './calendarAddress.ts';

export type EpisodesByDay = ReadonlyMap<Day, readonly DashboardEpisode[]>;

/** Those without a day are on none. */
function byDay(episodes: readonly DashboardEpisode[]): EpisodesByDay {
  return Map.groupBy(episodes, ({ AirDate }) => AirDate ?? '');
}

export function useEpisodesByDay(
  startDate: Day,
  endDate: Day,
  scope: CalendarScope,
): UseQueryResult<EpisodesByDay> {
  const includeRestricted = useShowsRestricted();
  const select = useCallback(
    (episodes: readonly DashboardEpisode[]) =>
      byDay(scope === 'all' ? episodes : episodes.filter(({ IDs }) => IDs.ShokoSeries)),
    [scope],
  );
  return useQuery({
    ...calendarEpisodesQuery({ startDate, endDate, includeRestricted }),
    retry: retryOnce,
    select,
    // Keeps the previous month until the next has loaded, so that the page does not jump.
    placeholderData: keepPreviousData,
  });
}
