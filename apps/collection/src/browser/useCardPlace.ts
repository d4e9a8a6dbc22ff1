import { useLocation } from '@hondana/shared/navigation';
import type { ListPlace, VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type KeptPlace, keepPlace, keptPlace } from './keptPlace.ts';

interface CardPlace {
  /** Where this history entry was left; undefined on its first visit. */
  readonly kept: KeptPlace | undefined;
  readonly initialPlace: ListPlace | undefined;
}

function focusedCard(): number | undefined {
  const cell = document.activeElement?.closest<HTMLElement>('[data-virtual-cell]');
  return cell ? Number(cell.dataset.virtualCell) : undefined;
}

function focusCard(index: number): void {
  const cell = document.querySelector<HTMLElement>(`[data-virtual-cell="${index}"]`);
  // The list hands the focus on from the cell to the card in it, now or when it is there.
  (cell?.querySelector<HTMLElement>('[data-virtual-item]') ?? cell)?.focus({ preventScroll: true });
}

/**
 * Keeps where a list was left, for each entry of the history, and gives the focus back to the card that had it.
 *
 * @param total entries in the list, as soon as they are known
 */
export function useCardPlace(
  grid: RefObject<VirtualGridHandle | null>,
  total: number | undefined,
): CardPlace {
  const { key, pathname, search } = useLocation();
  const [{ entry, kept }] = useState(() => {
    const entry = `${key} ${pathname}${search}`;
    return { entry, kept: keptPlace(entry) };
  });
  const latest = useRef({ total, focused: kept?.focused });
  latest.current.total = total;

  useEffect(() => {
    if (kept?.focused === undefined) return;
    const { focused } = kept;
    // After the grid has drawn its rows, and after the frame has moved the focus to the new page.
    const frame = requestAnimationFrame(() => focusCard(focused));
    return () => cancelAnimationFrame(frame);
  }, [kept]);

  useLayoutEffect(() => {
    const { current } = latest;
    const keep = (): void => {
      const place = grid.current?.readPlace();
      if (!place || current.total === undefined) return;
      keepPlace(entry, { ...place, total: current.total, focused: current.focused });
    };
    const noteFocus = (): void => {
      current.focused = focusedCard();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, 120);
    };
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('scroll', onScroll, { passive: true });
    // A press on a link is the last moment at which the list still stands as it was left.
    document.addEventListener('click', keep, { capture: true });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', keep, { capture: true });
      window.removeEventListener('pagehide', keep);
    };
  }, [entry, grid]);

  return { kept, initialPlace: kept };
}
