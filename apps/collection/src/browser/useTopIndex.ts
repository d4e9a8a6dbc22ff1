import type { IndexRange } from '@hondana/shared/lists/pages';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How far below the bars the entry is looked for, in pixels. */
const reach = 24;

/** The entry under the bars that stick to the top, or the range's own first. */
function entryUnderBars({ first }: IndexRange): number {
  const bar = document.querySelector('[data-collection-bar]')?.getBoundingClientRect();
  const cells = document.elementsFromPoint((bar?.left ?? 0) + reach * 2, (bar?.bottom ?? 0) + reach);
  for (const element of cells) {
    const cell = element.closest<HTMLElement>('[data-virtual-cell]');
    if (cell) return Number(cell.dataset.virtualCell);
  }
  return first;
}

/** Looking at the page makes the browser lay it out, so not every row that comes by is looked at. */
const pause = 120;

/** The first entry that a person really sees, for the letter that the jump bar marks. */
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

  const noteRange = useCallback((range: IndexRange) => {
    latest.current = range;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setTop(entryUnderBars(latest.current));
    }, pause);
  }, []);
  return { top, noteRange };
}
