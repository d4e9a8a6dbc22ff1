import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  afterScroll,
  placeAt,
  placeForRow,
  type RowLayout,
  type Scrolled,
  scrollAt,
} from './virtualLayout.ts';

/** A place in a list that survives another number of columns: an item and how far its row is scrolled away, in px. */
export interface ListPlace {
  readonly index: number;
  readonly offset: number;
}

export interface VirtualRowsOptions {
  /** The element that is as tall as the track. */
  container: RefObject<HTMLElement | null>;
  /** What scrolls; the window unless given. */
  scroller: RefObject<HTMLElement | null> | undefined;
  /** Undefined until the width is known. */
  layout: RowLayout | undefined;
  overscan: number;
  /** A row that stays in the page when it is scrolled away. */
  pinnedRow: number | undefined;
  initialPlace: ListPlace | undefined;
  onSettle: (place: ListPlace) => void;
}

function describePlace(layout: RowLayout, place: number): ListPlace {
  const row = Math.min(Math.max(0, layout.rowCount - 1), Math.max(0, Math.floor(place / layout.stride)));
  return { index: row * layout.columns, offset: place - row * layout.stride };
}

function placeOf(layout: RowLayout, { index, offset }: ListPlace): number {
  const row = Math.min(Math.max(0, layout.rowCount - 1), Math.floor(index / layout.columns));
  return row * layout.stride + offset;
}

/** In the order of the page, because that is the order of the Tab key and of reading. */
function withPinned(range: Range, pinned: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (pinned === undefined || rows.includes(pinned)) return rows;
  return pinned < range.startIndex ? [pinned, ...rows] : [...rows, pinned];
}

/**
 * Rows by TanStack Virtual, which gets the offset in the content instead of the scroll position: the two are
 * not the same in lists that are taller than browsers can scroll (`virtualLayout.ts`).
 */
export function useVirtualRows({
  container,
  scroller,
  layout,
  overscan,
  pinnedRow,
  initialPlace,
  onSettle,
}: VirtualRowsOptions) {
  /** From a row's place in the content to its place in the track. */
  const [shift, setShift] = useState(0);
  const at = useRef<Scrolled>({ scroll: 0, place: 0 });
  const tell = useRef((_place: number) => {});
  const laidOut = useRef<RowLayout>(undefined);
  const isPlaced = useRef(false);

  const measure = () => {
    const element = container.current;
    const box = scroller?.current;
    const height = box ? box.clientHeight : document.documentElement.clientHeight;
    const top = box ? box.getBoundingClientRect().top + box.clientTop : 0;
    return { height, scroll: element ? top - element.getBoundingClientRect().top : 0 };
  };

  const publish = (current: RowLayout, height: number, now: boolean): void => {
    const { scroll, place } = at.current;
    const next = Math.abs(scroll - place - shift) < 0.01 ? shift : scroll - place;
    const show = () => {
      tell.current(place);
      setShift(next);
    };
    const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
    const first = Math.floor(place / current.stride);
    const last = Math.min(current.rowCount, Math.ceil((place + height) / current.stride)) - 1;
    // Rows in view that are not rendered yet must not wait for idle time: the view would be empty for a frame.
    const isLate = first < startIndex - overscan || last > endIndex + overscan || next !== shift;
    if (now && isLate) flushSync(show);
    else show();
  };

  const follow = (now: boolean) => {
    if (!layout) return;
    const { scroll, height } = measure();
    at.current = afterScroll(layout, height, at.current, scroll);
    publish(layout, height, now);
  };

  const moveTo = (current: RowLayout, place: number) => {
    const { scroll: before, height } = measure();
    const wanted = scrollAt(current, height, place);
    (scroller?.current ?? window).scrollBy({ top: wanted - before, behavior: 'instant' });
    const { scroll } = measure();
    // The browser rounds, and it stops at the ends of the page.
    const reached = Math.abs(scroll - wanted) <= 1;
    at.current = { scroll, place: reached ? place + scroll - wanted : placeAt(current, height, scroll) };
    publish(current, height, false);
  };

  const settle = () => {
    if (!layout) return;
    const { height } = measure();
    const { scroll, place } = at.current;
    const drifted = Math.abs(scrollAt(layout, height, place) - scroll) > 1;
    if (layout.contentHeight > layout.trackHeight && drifted) moveTo(layout, place);
    onSettle(describePlace(layout, at.current.place));
  };
  // The virtualizer listens with what it was given at first.
  const latest = useRef({ follow, settle });
  useLayoutEffect(() => {
    latest.current = { follow, settle };
  });

  const startingPlace = (current: RowLayout): number => {
    const isFirst = !isPlaced.current;
    isPlaced.current = true;
    const { height, scroll } = measure();
    return isFirst && initialPlace ? placeOf(current, initialPlace) : placeAt(current, height, scroll);
  };

  // oxlint-disable-next-line react/incompatible-library -- it is about the React Compiler, which is not used here.
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: layout !== undefined && layout.rowCount > 0,
    count: layout?.rowCount ?? 0,
    // Including the gap below: otherwise a row would count as in view when only the gap above it is.
    estimateSize: () => layout?.stride ?? 0,
    // A function of its own for each layout: the places of all rows are computed again.
    getItemKey: useCallback((row: number) => (layout ? row : -1), [layout]),
    overscan,
    getScrollElement: () => scroller?.current ?? document.documentElement,
    initialRect: { width: 0, height: document.documentElement.clientHeight },
    initialOffset: () => (layout ? startingPlace(layout) : 0),
    scrollToFn: (place) => {
      // The virtualizer goes to where it begins: a list without a place to return to is there, below what precedes it.
      const isAtBeginning = place === 0 && measure().scroll <= 0;
      if (layout && !isAtBeginning) moveTo(layout, place);
    },
    observeElementRect: (_, onChange) => {
      const tellHeight = () => onChange({ width: 0, height: measure().height });
      tellHeight();
      const observer = new ResizeObserver(tellHeight);
      if (scroller?.current) observer.observe(scroller.current);
      window.addEventListener('resize', tellHeight);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', tellHeight);
      };
    },
    observeElementOffset: (_, onChange) => {
      const target = scroller?.current ?? document;
      let timer: ReturnType<typeof setTimeout> | undefined;
      tell.current = (place) => onChange(place, false);
      const onScroll = () => {
        latest.current.follow(true);
        if ('onscrollend' in window) return;
        clearTimeout(timer);
        timer = setTimeout(() => latest.current.settle(), 150);
      };
      const onScrollEnd = () => latest.current.settle();
      target.addEventListener('scroll', onScroll, { passive: true });
      target.addEventListener('scrollend', onScrollEnd);
      return () => {
        clearTimeout(timer);
        tell.current = () => {};
        target.removeEventListener('scroll', onScroll);
        target.removeEventListener('scrollend', onScrollEnd);
      };
    },
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinnedRow), [pinnedRow]),
  });

  const adopt = useEffectEvent((next: RowLayout) => {
    const before = laidOut.current;
    laidOut.current = next;
    const isOther = before && (before.columns !== next.columns || before.stride !== next.stride);
    if (isOther && next.itemCount > 0 && at.current.place > 0)
      moveTo(next, placeOf(next, describePlace(before, at.current.place)));
    else follow(false);
  });
  useLayoutEffect(() => {
    if (layout) adopt(layout);
  }, [layout]);

  return {
    /** Rows to draw, with those kept ready above and below. */
    rows: virtualizer.getVirtualItems(),
    /** Rows that are at least partly in view; without any row, the last is before the first. */
    shown: virtualizer.range ?? { startIndex: 0, endIndex: -1 },
    shift,
    /** Brings the row of an item into view. */
    scrollToIndex: (index: number, align: 'start' | 'nearest' = 'nearest'): void => {
      if (!layout || layout.itemCount === 0) return;
      const { height } = measure();
      const style = getComputedStyle(scroller?.current ?? document.documentElement);
      const viewport = {
        height,
        paddingTop: Number.parseFloat(style.scrollPaddingTop) || 0,
        paddingBottom: Number.parseFloat(style.scrollPaddingBottom) || 0,
      };
      const row = Math.floor(Math.min(layout.itemCount - 1, Math.max(0, index)) / layout.columns);
      const place = placeForRow(layout, viewport, at.current.place, row, align);
      if (place !== at.current.place) moveTo(layout, place);
    },
    readPlace: (): ListPlace | undefined => layout && describePlace(layout, at.current.place),
    rowsPerPage: (): number => (layout ? Math.max(1, Math.floor(measure().height / layout.stride)) : 1),
  };
}
