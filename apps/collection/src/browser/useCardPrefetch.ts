import { prefetchWhenIdle } from '@hondana/shared/ahead/prefetchWhenIdle';
import { seriesOverviewQuery, seriesQuery } from '@hondana/shared/resources/series';
import { knownWebUiSettings } from '@hondana/shared/settings';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import { groupQuery } from '../shared/groups.ts';
import type { CardFacts } from './cardFacts.ts';

const hoverDelayMs = 80;

/** The pointer's last position on any card: scrolling cards under it reports the same one again. */
let lastPlace = '';

/** Prefetches what a card leads to while it has the focus or a pointer that was moved to it. */
export function useCardPrefetch({ seriesId, groupId, isWholeGroup }: CardFacts) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetches = useRef<(() => void)[]>([]);
  const cancel = useCallback((): void => {
    clearTimeout(timer.current);
    for (const cancelPrefetch of prefetches.current.splice(0)) cancelPrefetch();
  }, []);
  useEffect(() => cancel, [cancel]);
  const fetchFor = (link: Element): (() => void)[] => {
    if (seriesId !== undefined) {
      return [
        prefetchWhenIdle(client, seriesQuery({ seriesId }), { link }),
        prefetchWhenIdle(client, seriesOverviewQuery({ seriesId }), { link }),
      ];
    }
    if (groupId === undefined) return [];
    const group = prefetchWhenIdle(client, groupQuery({ groupId }), { link });
    if (!isWholeGroup) return [group];
    // Read on demand: a subscription to the settings in every card would slow the list down.
    const random = knownWebUiSettings(client).collection.image.showRandomPoster;
    return [group, prefetchWhenIdle(client, groupSeriesListQuery(groupId, {}, random), { link })];
  };
  const schedule = ({ currentTarget }: FocusEvent | PointerEvent): void => {
    clearTimeout(timer.current);
    if (prefetches.current.length > 0) return;
    timer.current = setTimeout(() => {
      prefetches.current = fetchFor(currentTarget);
    }, hoverDelayMs);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const place = `${event.screenX} ${event.screenY}`;
    if (place === lastPlace) return;
    lastPlace = place;
    schedule(event);
  };
  // A finger may only be scrolling.
  const onPointerDown = ({ currentTarget, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || prefetches.current.length > 0) return;
    clearTimeout(timer.current);
    prefetches.current = fetchFor(currentTarget);
  };
  return { onPointerMove, onPointerDown, onPointerLeave: cancel, onFocus: schedule, onBlur: cancel };
}
