import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LogMatches } from './LogMatches.ts';
import { guessHeight, type LineMetrics } from './lineMetrics.ts';
import { RowHeights } from './RowHeights.ts';
import { useHasSelection } from './useHasSelection.ts';

/** Pixels of rows that are rendered above and below the view. */
const margin = 400;

/** Positions of the first and last rendered row, inclusive; none while the last is before the first. */
interface DrawnRows {
  readonly first: number;
  readonly last: number;
}

/**
 * Home and End at once. Some engines glide there, and WebKit stops on the way as soon as the place is set to what has
 * been measured meanwhile.
 */
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
  /** The newest line is kept in view, but not while text is selected. */
  readonly isFollowing: boolean;
  readonly onScrollUp: () => void;
}

/**
 * Renders only the rows near the view, each as high as its text needs. Heights are estimated from the length of a line
 * and measured once it is rendered; what is in view stays where it is while rows above it change or disappear.
 */
export function useLogWindow({
  matches,
  scroller,
  track,
  block,
  metrics,
  isFollowing,
  onScrollUp,
}: LogWindowOptions): DrawnRows {
  const isResting = useHasSelection(scroller);
  const [drawn, setDrawn] = useState<DrawnRows>({ first: 0, last: -1 });
  const heights = useRef(new RowHeights());
  const made = useRef<{ matches: LogMatches; metrics: LineMetrics }>(undefined);
  /** The row at the top of the view and how far it is scrolled away. */
  const anchor = useRef({ place: 0, offset: 0 });
  const lastTop = useRef(0);
  const lastHeight = useRef(0);

  /** Only when the user scrolls up: resizing the window moves the view up, too. */
  const hasLeftEnd = (box: HTMLElement): boolean =>
    box.clientHeight === lastHeight.current &&
    box.scrollTop < lastTop.current &&
    box.scrollHeight - box.clientHeight - box.scrollTop > 1;

  const remember = (box: HTMLElement): void => {
    const at = heights.current.placeAt(box.scrollTop);
    anchor.current = { place: at, offset: box.scrollTop - heights.current.offsetOf(at) };
    lastTop.current = box.scrollTop;
    lastHeight.current = box.clientHeight;
  };

  /** The rows to render at the current scroll position. */
  const draw = (box: HTMLElement): void => {
    remember(box);
    const rows = heights.current;
    const first = rows.placeAt(Math.max(0, box.scrollTop - margin));
    const last = Math.min(rows.end - 1, rows.placeAt(box.scrollTop + box.clientHeight + margin));
    setDrawn((before) => (before.first === first && before.last === last ? before : { first, last }));
  };

  const takeIn = (): void => {
    if (!metrics) return;
    const isOther = made.current?.matches !== matches;
    if (isOther || made.current?.metrics !== metrics) {
      made.current = { matches, metrics };
      heights.current = new RowHeights(matches.dropped);
    }
    const rows = heights.current;
    rows.dropBefore(matches.dropped);
    for (let index = rows.end - matches.dropped; index < matches.lines.length; index++) {
      rows.append(guessHeight(metrics, matches.lines[index]));
    }
    // A new filter starts at its newest line.
    if (isOther) anchor.current = { place: Math.max(rows.start, rows.end - 1), offset: 0 };
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
    const kept = anchor.current.place < rows.start ? { place: rows.start, offset: 0 } : anchor.current;
    const top =
      isFollowing && !isResting ? rows.total - box.clientHeight : rows.offsetOf(kept.place) + kept.offset;
    if (Math.abs(box.scrollTop - top) > 0.5) box.scrollTop = top;
    draw(box);
  };

  // After every render: new rows are added, rendered ones measured.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && made.current && box.scrollTop !== lastTop.current) {
      // It is being scrolled right now, and the event has not fired yet: restoring would fight the user.
      if (isFollowing && hasLeftEnd(box)) {
        onScrollUp();
        remember(box);
        return;
      }
      if (!isFollowing) remember(box);
    }
    takeIn();
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
