import { seriesOverviewQuery, seriesQuery } from '@hondana/shared/api/series';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The pointer must rest so long, in milliseconds, before it counts as a wish. */
const restTime = 80;

/** Handlers that fetch a series ahead while its card is pointed at or focused. */
export function useSeriesPrefetch(seriesId: number | undefined) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seriesId === undefined) return {};
  const begin = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void client.prefetchQuery(seriesQuery(seriesId));
      void client.prefetchQuery(seriesOverviewQuery(seriesId));
    }, restTime);
  };
  const end = (): void => clearTimeout(timer.current);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
