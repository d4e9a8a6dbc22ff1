import type { IndexRange } from '@hondana/shared/lists/pages';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How far below the bars to look for the entry, in px. */
const probeOffset = 24;

/** Falls back to the range's first entry. */
function entryUnderBars({ first }: IndexRange): number {
  const bar = document.querySelector('[data-collection-bar]')?.getBoundingClientRect();
  // Rows start on the right where text runs from right to left.
  const start =
    document.dir === 'rtl' ? (bar?.right ?? 0) - probeOffset * 2 : (bar?.left ?? 0) + probeOffset * 2;
  const cells = document.elementsFromPoint(start, (bar?.bottom ?? 0) + probeOffset);
  for (const element of cells) {
    const cell = element.closest<HTMLElement>('[data-virtual-cell]');
    if (cell) return Number(cell.dataset.virtualCell);
  }
  return first;
}

/** Measuring forces a layout, so it is throttled. */
const throttleMs = 120;

/** The first entry not covered by the bars, for the jump bar. */
export function useTopIndex() {
  const [top, setTop] = useState(0);
  const latest = useRef<IndexRange>({ first: 0, last: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const recordRange = useCallback((range: IndexRange) => {
    latest.current = range;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setTop(entryUnderBars(latest.current));
    }, throttleMs);
  }, []);
  return { top, recordRange };
}
