import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LogMatches } from './LogMatches.ts';
import { guessHeight, type LineMetrics } from './lineMetrics.ts';
import { RowHeights } from './RowHeights.ts';
import { useHasSelection } from './useHasSelection.ts';

/** Pixels rendered above and below the viewport. */
const margin = 400;

/** Inclusive positions; empty while `last` is below `first`. */
interface DrawnRows {
  readonly first: number;
  readonly last: number;
}

/** Jumps without smooth scrolling: WebKit stops midway when `scrollTop` is corrected after measuring. */
function goToEnd(event: KeyboardEvent): void {
  const { key, currentTarget: box, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'Home' && key !== 'End') return;
  if (!(box instanceof HTMLElement) || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  box.scrollTop = key === 'Home' ? 0 : box.scrollHeight;
}

export interface LogWindowOptions {
  readonly matches: LogMatches;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
  readonly block: RefObject<HTMLElement | null>;
  /** Undefined before the first layout. */
  readonly metrics: LineMetrics | undefined;
  /** Keeps the newest line in view, except while text is selected. */
  readonly isFollowing: boolean;
  readonly onScrollUp: () => void;
}

/** Virtualizes rows of different heights; the viewport stays put while rows above it change or disappear. */
export function useLogWindow({
  matches,
  scroller,
  track,
  block,
  metrics,
  isFollowing,
  onScrollUp,
}: LogWindowOptions): DrawnRows {
  const hasSelection = useHasSelection(scroller);
  const [drawn, setDrawn] = useState<DrawnRows>({ first: 0, last: -1 });
  const heights = useRef(new RowHeights());
  const renderedFor = useRef<{ matches: LogMatches; metrics: LineMetrics }>(undefined);
  /** The row at the top of the viewport, and how far it is scrolled out, in pixels. */
  const anchor = useRef({ place: 0, offset: 0 });
  const lastTop = useRef(0);
  const lastHeight = useRef(0);

  /** Only for scrolling by the user: resizing the window also decreases `scrollTop`. */
  const hasLeftEnd = (box: HTMLElement): boolean =>
    box.clientHeight === lastHeight.current &&
    box.scrollTop < lastTop.current &&
    box.scrollHeight - box.clientHeight - box.scrollTop > 1;

  const saveAnchor = (box: HTMLElement): void => {
    const at = heights.current.placeAt(box.scrollTop);
    anchor.current = { place: at, offset: box.scrollTop - heights.current.offsetOf(at) };
    lastTop.current = box.scrollTop;
    lastHeight.current = box.clientHeight;
  };

  const draw = (box: HTMLElement): void => {
    saveAnchor(box);
    const rows = heights.current;
    const first = rows.placeAt(Math.max(0, box.scrollTop - margin));
    const last = Math.min(rows.end - 1, rows.placeAt(box.scrollTop + box.clientHeight + margin));
    setDrawn((before) => (before.first === first && before.last === last ? before : { first, last }));
  };

  const syncRows = (): void => {
    if (!metrics) return;
    const hasNewFilter = renderedFor.current?.matches !== matches;
    // Rows can't be added in front of others; measuring them again costs little.
    const hasOlder = matches.dropped < heights.current.start;
    if (hasNewFilter || hasOlder || renderedFor.current?.metrics !== metrics) {
      renderedFor.current = { matches, metrics };
      heights.current = new RowHeights(matches.dropped);
    }
    const rows = heights.current;
    rows.dropBefore(matches.dropped);
    for (let index = rows.end - matches.dropped; index < matches.lines.length; index++) {
      rows.append(guessHeight(metrics, matches.lines[index]));
    }
    // A new filter starts at its newest line.
    if (hasNewFilter) anchor.current = { place: Math.max(rows.start, rows.end - 1), offset: 0 };
  };

  const measure = (): void => {
    for (const row of block.current?.children ?? []) {
      const place = Number((row as HTMLElement).dataset.place);
      if (place >= heights.current.start) heights.current.set(place, row.getBoundingClientRect().height);
    }
  };

  const place = (): void => {
    const box = scroller.current;
    if (!box || !track.current || !block.current) return;
    const rows = heights.current;
    track.current.style.blockSize = `${rows.total}px`;
    block.current.style.transform = `translateY(${rows.offsetOf(Math.max(drawn.first, rows.start))}px)`;
    const topRow = anchor.current.place < rows.start ? { place: rows.start, offset: 0 } : anchor.current;
    const top =
      isFollowing && !hasSelection
        ? rows.total - box.clientHeight
        : rows.offsetOf(topRow.place) + topRow.offset;
    if (Math.abs(box.scrollTop - top) > 0.5) box.scrollTop = top;
    draw(box);
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && renderedFor.current && box.scrollTop !== lastTop.current) {
      // The user is scrolling and the event hasn't fired yet; restoring would fight it.
      if (isFollowing && hasLeftEnd(box)) {
        onScrollUp();
        saveAnchor(box);
        return;
      }
      if (!isFollowing) saveAnchor(box);
    }
    syncRows();
    measure();
    place();
  });

  const onScroll = useEffectEvent(() => {
    const box = scroller.current;
    if (!box) return;
    if (isFollowing && hasLeftEnd(box)) onScrollUp();
    draw(box);
  });
  const onResize = useEffectEvent(() => place());

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const listener = () => onScroll();
    box.addEventListener('scroll', listener, { passive: true });
    box.addEventListener('keydown', goToEnd);
    const observer = new ResizeObserver(() => onResize());
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', listener);
      box.removeEventListener('keydown', goToEnd);
      observer.disconnect();
    };
  }, [scroller]);

  return drawn;
}
