import { useLocation } from '@hondana/shared/navigation';
import type { VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/**
 * Stores the list's place per history entry, and restores the focus to its card.
 *
 * @param total entries in the list, once known
 * @returns the stored place; undefined on the history entry's first visit
 */
export function useCardPlace(
  grid: RefObject<VirtualGridHandle | null>,
  total: number | undefined,
): StoredPlace | undefined {
  const { key, pathname, search } = useLocation();
  const [{ entry, kept }] = useState(() => {
    const entry = `${key} ${pathname}${search}`;
    return { entry, kept: storedPlace(entry) };
  });
  const latest = useRef({ total, focused: kept?.focused });
  latest.current.total = total;

  useEffect(() => {
    if (kept?.focused === undefined) return;
    const { focused } = kept;
    // After the grid has rendered its rows, and after the shell has focused the new page.
    const frame = requestAnimationFrame(() => focusCard(focused));
    return () => cancelAnimationFrame(frame);
  }, [kept]);

  useLayoutEffect(() => {
    const { current } = latest;
    const savePlace = (): void => {
      const place = grid.current?.readPlace();
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

  return kept;
}
