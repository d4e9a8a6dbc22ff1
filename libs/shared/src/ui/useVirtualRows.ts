import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  afterScroll,
  placeAt,
  placeForRow,
  type RowLayout,
  type ScrollState,
  scrollAt,
} from './virtualLayout.ts';

/** A scroll position independent of the column count: an item, and how far its row is scrolled out of view in px. */
export interface ListPosition {
  readonly index: number;
  readonly offset: number;
}

export interface VirtualRowsOptions {
  /** The element with the track's height. */
  container: RefObject<HTMLElement | null>;
  /** The scroll container; the window if undefined. */
  scroller: RefObject<HTMLElement | null> | undefined;
  layout: RowLayout | undefined;
  overscan: number;
  /** Stays mounted when scrolled out of view. */
  pinnedRow: number | undefined;
  initialPosition: ListPosition | undefined;
  onSettle: (place: ListPosition) => void;
}

function describePlace(layout: RowLayout, place: number): ListPosition {
  const row = Math.min(Math.max(0, layout.rowCount - 1), Math.max(0, Math.floor(place / layout.stride)));
  return { index: row * layout.columns, offset: place - row * layout.stride };
}

function placeOf(layout: RowLayout, { index, offset }: ListPosition): number {
  const row = Math.min(Math.max(0, layout.rowCount - 1), Math.floor(index / layout.columns));
  return row * layout.stride + offset;
}

/** In DOM order, which determines Tab and reading order. */
function withPinned(range: Range, pinned: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (pinned === undefined || rows.includes(pinned)) return rows;
  return pinned < range.startIndex ? [pinned, ...rows] : [...rows, pinned];
}

/** TanStack Virtual on content offsets: in lists taller than browsers can scroll these differ from scroll positions. */
export function useVirtualRows({
  container,
  scroller,
  layout,
  overscan,
  pinnedRow,
  initialPosition,
  onSettle,
}: VirtualRowsOptions) {
  /** Offset from a row's place in the content to its place in the track. */
  const [shift, setShift] = useState(0);
  const position = useRef<ScrollState>({ scroll: 0, place: 0 });
  const notifyOffset = useRef((_place: number) => {});
  const lastLayout = useRef<RowLayout>(undefined);
  const isPlaced = useRef(false);

  const measure = () => {
    const element = container.current;
    const box = scroller?.current;
    const height = box ? box.clientHeight : document.documentElement.clientHeight;
    const top = box ? box.getBoundingClientRect().top + box.clientTop : 0;
    return { height, scroll: element ? top - element.getBoundingClientRect().top : 0 };
  };

  const publish = (current: RowLayout, height: number, isSync: boolean): void => {
    const { scroll, place } = position.current;
    const next = Math.abs(scroll - place - shift) < 0.01 ? shift : scroll - place;
    const show = () => {
      notifyOffset.current(place);
      setShift(next);
    };
    const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
    const first = Math.floor(place / current.stride);
    const last = Math.min(current.rowCount, Math.ceil((place + height) / current.stride)) - 1;
    // Visible rows not rendered yet must render synchronously, or the view would be empty for a frame.
    const isLate = first < startIndex - overscan || last > endIndex + overscan || next !== shift;
    if (isSync && isLate) flushSync(show);
    else show();
  };

  const follow = (isSync: boolean) => {
    if (!layout) return;
    const { scroll, height } = measure();
    position.current = afterScroll(layout, height, position.current, scroll);
    publish(layout, height, isSync);
  };

  const moveTo = (current: RowLayout, place: number) => {
    const { scroll: before, height } = measure();
    const wanted = scrollAt(current, height, place);
    (scroller?.current ?? window).scrollBy({ top: wanted - before, behavior: 'instant' });
    const { scroll } = measure();
    // Browsers round scroll positions and clamp them to the page.
    const reached = Math.abs(scroll - wanted) <= 1;
    position.current = {
      scroll,
      place: reached ? place + scroll - wanted : placeAt(current, height, scroll),
    };
    publish(current, height, false);
  };

  const settle = () => {
    if (!layout) return;
    const { height } = measure();
    const { scroll, place } = position.current;
    const drifted = Math.abs(scrollAt(layout, height, place) - scroll) > 1;
    if (layout.contentHeight > layout.trackHeight && drifted) moveTo(layout, place);
    onSettle(describePlace(layout, position.current.place));
  };
  // The virtualizer keeps its first listeners.
  const latest = useRef({ follow, settle });
  useLayoutEffect(() => {
    latest.current = { follow, settle };
  });

  const startingPlace = (current: RowLayout): number => {
    const isFirst = !isPlaced.current;
    isPlaced.current = true;
    const { height, scroll } = measure();
    return isFirst && initialPosition ? placeOf(current, initialPosition) : placeAt(current, height, scroll);
  };

  // oxlint-disable-next-line react/incompatible-library -- it is about the React Compiler, which is not used here.
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: layout !== undefined && layout.rowCount > 0,
    count: layout?.rowCount ?? 0,
    // Including the gap below, or a row would count as visible when only the gap above it is.
    estimateSize: () => layout?.stride ?? 0,
    // A new function per layout makes the virtualizer recompute all row positions.
    getItemKey: useCallback((row: number) => (layout ? row : -1), [layout]),
    overscan,
    getScrollElement: () => scroller?.current ?? document.documentElement,
    initialRect: { width: 0, height: document.documentElement.clientHeight },
    initialOffset: () => (layout ? startingPlace(layout) : 0),
    scrollToFn: (place) => {
      // The virtualizer scrolls to its initial offset, but a list without a place to restore is already there, below
      // the content before it.
      const isAtBeginning = place === 0 && measure().scroll <= 0;
      if (layout && !isAtBeginning) moveTo(layout, place);
    },
    observeElementRect: (_, onChange) => {
      const reportHeight = () => onChange({ width: 0, height: measure().height });
      reportHeight();
      const observer = new ResizeObserver(reportHeight);
      if (scroller?.current) observer.observe(scroller.current);
      window.addEventListener('resize', reportHeight);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', reportHeight);
      };
    },
    observeElementOffset: (_, onChange) => {
      const target = scroller?.current ?? document;
      let timer: ReturnType<typeof setTimeout> | undefined;
      notifyOffset.current = (place) => onChange(place, false);
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
        notifyOffset.current = () => {};
        target.removeEventListener('scroll', onScroll);
        target.removeEventListener('scrollend', onScrollEnd);
      };
    },
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinnedRow), [pinnedRow]),
  });

  const applyLayout = useEffectEvent((next: RowLayout) => {
    const before = lastLayout.current;
    lastLayout.current = next;
    const hasChanged = before && (before.columns !== next.columns || before.stride !== next.stride);
    if (hasChanged && next.itemCount > 0 && position.current.place > 0)
      moveTo(next, placeOf(next, describePlace(before, position.current.place)));
    else follow(false);
  });
  useLayoutEffect(() => {
    if (layout) applyLayout(layout);
  }, [layout]);

  return {
    rows: virtualizer.getVirtualItems(),
    /** At least partly visible rows; with no rows, `endIndex` is below `startIndex`. */
    shown: virtualizer.range ?? { startIndex: 0, endIndex: -1 },
    shift,
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
      const place = placeForRow(layout, viewport, position.current.place, row, align);
      if (place !== position.current.place) moveTo(layout, place);
    },
    readPosition: (): ListPosition | undefined => layout && describePlace(layout, position.current.place),
    rowsPerPage: (): number => (layout ? Math.max(1, Math.floor(measure().height / layout.stride)) : 1),
  };
}
