import { seriesOverviewQuery, seriesQuery } from '@hondana/shared/resources/series';
import { knownWebUiSettings } from '@hondana/shared/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { groupQuery } from '../shared/groups.ts';
import type { CardFacts } from './cardFacts.ts';
import { groupSeriesListQuery } from './groupSeriesListQuery.ts';

/** The pointer must rest so long, in milliseconds, before it counts as intent. */
const restTime = 80;

/** Handlers that fetch what a card leads to while it is pointed at or focused. */
export function useCardPrefetch({ seriesId, groupId, isWholeGroup }: CardFacts) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const fetchAhead = (): void => {
    if (seriesId !== undefined) {
      void client.prefetchQuery(seriesQuery({ seriesId }));
      void client.prefetchQuery(seriesOverviewQuery({ seriesId }));
    } else if (groupId !== undefined) {
      void client.prefetchQuery(groupQuery({ groupId }));
      if (!isWholeGroup) return;
      // Read when it is needed: a wall of cards that each listen to the settings is drawn late.
      const random = knownWebUiSettings(client).collection.image.showRandomPoster;
      void client.prefetchQuery(groupSeriesListQuery(groupId, {}, random));
    }
  };
  const begin = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(fetchAhead, restTime);
  };
  const end = (): void => clearTimeout(timer.current);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
