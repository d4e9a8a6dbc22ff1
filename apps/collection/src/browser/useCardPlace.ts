import { useLocation } from '@hondana/shared/navigation';
import type { VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { createRef, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageList } from './ListPage.tsx';
import { type StoredPlace, storedPlace, storePlace } from './storedPlace.ts';

function focusedCard(): number | undefined {
  const cell = document.activeElement?.closest<HTMLElement>('[data-virtual-cell]');
  return cell ? Number(cell.dataset.virtualCell) : undefined;
}

function focusCard(index: number): void {
  const cell = document.querySelector<HTMLElement>(`[data-virtual-cell="${index}"]`);
  // The grid passes the focus from the cell to its card, now or once it has loaded.
  (cell?.querySelector<HTMLElement>('[data-virtual-item]') ?? cell)?.focus({ preventScroll: true });
}

export interface CardPlace {
  /** History entry. */
  readonly entry: string;
  /** Undefined on the history entry's first visit. */
  readonly kept: StoredPlace | undefined;
  readonly grid: RefObject<VirtualGridHandle | null>;
}

/** The list's place in this history entry; restores the focus to its card. */
export function useCardPlace(): CardPlace {
  const { key, pathname, search } = useLocation();
  const [place] = useState((): CardPlace => {
    const entry = `${key} ${pathname}${search}`;
    return { entry, kept: storedPlace(entry), grid: createRef() };
  });
  const { kept } = place;

  useEffect(() => {
    if (kept?.focused === undefined) return;
    const { focused } = kept;
    // After the grid has rendered its rows, and after the shell has focused the new page.
    const frame = requestAnimationFrame(() => focusCard(focused));
    return () => cancelAnimationFrame(frame);
  }, [kept]);
  return place;
}

/** @param total entries in the list, once known */
export function useStorePlace({ entry, kept, grid }: CardPlace, total: number | undefined): void {
  const latest = useRef({ total, focused: kept?.focused });
  latest.current.total = total;

  useLayoutEffect(() => {
    const { current } = latest;
    const savePlace = (): void => {
      const place = grid.current?.readPosition();
      if (!place || current.total === undefined) return;
      storePlace(entry, { ...place, total: current.total, focused: current.focused });
    };
    const recordFocus = (): void => {
      current.focused = focusedCard();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(savePlace, 120);
    };
    document.addEventListener('focusin', recordFocus);
    document.addEventListener('scroll', onScroll, { passive: true });
    // The last moment before navigation at which the list is still in place.
    document.addEventListener('click', savePlace, { capture: true });
    window.addEventListener('pagehide', savePlace);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', recordFocus);
      document.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', savePlace, { capture: true });
      window.removeEventListener('pagehide', savePlace);
    };
  }, [entry, grid]);
}

/** Tells the page how many entries its list has, once that is known or has failed. */
export function useReportTotal(
  onTotal: PageList['onTotal'],
  total: number | undefined,
  hasFailed: boolean,
): void {
  const isKnown = total !== undefined || hasFailed;
  useEffect(() => {
    if (isKnown) onTotal(total);
  }, [isKnown, total, onTotal]);
}
