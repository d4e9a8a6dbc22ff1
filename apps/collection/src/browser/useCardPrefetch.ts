import { fetchAhead } from '@hondana/shared/ahead/fetchAhead';
import { seriesOverviewQuery, seriesQuery } from '@hondana/shared/resources/series';
import { knownWebUiSettings } from '@hondana/shared/settings';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import { groupQuery } from '../shared/groups.ts';
import type { CardFacts } from './cardFacts.ts';

/** The pointer must rest so long, in milliseconds, before it counts as intent. */
const restTime = 80;

/** Where the pointer was last seen on any card: what scrolling moves under it says the same place again. */
let lastPlace = '';

/** Handlers that fetch what a card leads to while a pointer that was moved to it rests there, or it has the focus. */
export function useCardPrefetch({ seriesId, groupId, isWholeGroup }: CardFacts) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetches = useRef<(() => void)[]>([]);
  const end = useCallback((): void => {
    clearTimeout(timer.current);
    for (const cancelPrefetch of prefetches.current.splice(0)) cancelPrefetch();
  }, []);
  useEffect(() => end, [end]);
  const fetchFor = (link: Element): (() => void)[] => {
    if (seriesId !== undefined) {
      return [
        fetchAhead(client, seriesQuery({ seriesId }), { link }),
        fetchAhead(client, seriesOverviewQuery({ seriesId }), { link }),
      ];
    }
    if (groupId === undefined) return [];
    const group = fetchAhead(client, groupQuery({ groupId }), { link });
    if (!isWholeGroup) return [group];
    // Read when it is needed: a wall of cards that each listen to the settings is drawn late.
    const random = knownWebUiSettings(client).collection.image.showRandomPoster;
    return [group, fetchAhead(client, groupSeriesListQuery(groupId, {}, random), { link })];
  };
  const begin = ({ currentTarget }: FocusEvent | PointerEvent): void => {
    clearTimeout(timer.current);
    if (prefetches.current.length > 0) return;
    timer.current = setTimeout(() => {
      prefetches.current = fetchFor(currentTarget);
    }, restTime);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const place = `${event.screenX} ${event.screenY}`;
    if (place === lastPlace) return;
    lastPlace = place;
    begin(event);
  };
  return { onPointerMove, onPointerLeave: end, onFocus: begin, onBlur: end };
}
