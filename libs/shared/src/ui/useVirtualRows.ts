import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  afterScroll,
  placeAt,
  placeForRow,
  type RowLayout,
  type RowRange,
  rowsInView,
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
  initialPlace: ListPlace | undefined;
  onSettle: (place: ListPlace) => void;
}

interface View extends RowRange {
  /** From a row's place in the content to its place in the track. */
  readonly shift: number;
}

const nothing: View = { firstRow: 0, lastRow: -1, firstShown: 0, lastShown: -1, shift: 0 };

function sameView(a: View, b: View): boolean {
  return (
    a.firstRow === b.firstRow &&
    a.lastRow === b.lastRow &&
    a.firstShown === b.firstShown &&
    a.lastShown === b.lastShown &&
    Math.abs(a.shift - b.shift) < 0.01
  );
}

function describePlace(layout: RowLayout, place: number): ListPlace {
  const row = Math.min(Math.max(0, layout.rowCount - 1), Math.max(0, Math.floor(place / layout.stride)));
  return { index: row * layout.columns, offset: place - row * layout.stride };
}

function placeOf(layout: RowLayout, { index, offset }: ListPlace): number {
  const row = Math.min(Math.max(0, layout.rowCount - 1), Math.floor(index / layout.columns));
  return row * layout.stride + offset;
}

/** Connects the arithmetic of `virtualLayout.ts` with what really scrolls. */
export function useVirtualRows({
  container,
  scroller,
  layout,
  overscan,
  initialPlace,
  onSettle,
}: VirtualRowsOptions) {
  const [view, setView] = useState(nothing);
  const drawn = useRef(nothing);
  const at = useRef<Scrolled>({ scroll: 0, place: 0 });
  const laidOut = useRef<RowLayout | undefined>(undefined);

  const measure = () => {
    const element = container.current;
    const box = scroller?.current;
    const height = box ? box.clientHeight : document.documentElement.clientHeight;
    const top = box ? box.getBoundingClientRect().top + box.clientTop : 0;
    return { height, scroll: element ? top - element.getBoundingClientRect().top : 0 };
  };

  const publish = (current: RowLayout, height: number, now: boolean) => {
    const { scroll, place } = at.current;
    const next: View = { ...rowsInView(current, height, place, overscan), shift: scroll - place };
    const before = drawn.current;
    if (sameView(before, next)) return;
    drawn.current = next;
    // What is in view and not drawn yet must not wait for a free moment: the view would be empty for a frame.
    const late = next.firstShown < before.firstRow || next.lastShown > before.lastRow;
    const moved = Math.abs(next.shift - before.shift) >= 0.01;
    if (now && (late || moved)) flushSync(() => setView(next));
    else setView(next);
  };

  const follow = useEffectEvent((now: boolean) => {
    if (!layout) return;
    const { scroll, height } = measure();
    at.current = afterScroll(layout, height, at.current, scroll);
    publish(layout, height, now);
  });

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

  const settle = useEffectEvent(() => {
    if (!layout) return;
    const { height } = measure();
    const { scroll, place } = at.current;
    const drifted = Math.abs(scrollAt(layout, height, place) - scroll) > 1;
    if (layout.contentHeight > layout.trackHeight && drifted) moveTo(layout, place);
    onSettle(describePlace(layout, at.current.place));
  });

  const adopt = useEffectEvent((next: RowLayout) => {
    const before = laidOut.current;
    laidOut.current = next;
    if (next.itemCount === 0) {
      follow(false);
      if (before === undefined) laidOut.current = undefined;
    } else if (before === undefined && initialPlace) moveTo(next, placeOf(next, initialPlace));
    else if (
      before &&
      at.current.place > 0 &&
      (before.columns !== next.columns || before.stride !== next.stride)
    )
      moveTo(next, placeOf(next, describePlace(before, at.current.place)));
    else follow(false);
  });

  useLayoutEffect(() => {
    if (layout) adopt(layout);
  }, [layout]);

  useEffect(() => {
    const target = scroller?.current ?? document;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      follow(true);
      if ('onscrollend' in window) return;
      clearTimeout(timer);
      timer = setTimeout(() => settle(), 150);
    };
    const onScrollEnd = () => settle();
    const onResize = () => follow(false);
    target.addEventListener('scroll', onScroll, { passive: true });
    target.addEventListener('scrollend', onScrollEnd);
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      target.removeEventListener('scroll', onScroll);
      target.removeEventListener('scrollend', onScrollEnd);
      window.removeEventListener('resize', onResize);
    };
  }, [scroller]);

  return {
    view,
    /** Brings the row of an item into view. */
    scrollToIndex(index: number, align: 'start' | 'nearest' = 'nearest') {
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
    readPlace(): ListPlace | undefined {
      return layout && describePlace(layout, at.current.place);
    },
    rowsPerPage(): number {
      return layout ? Math.max(1, Math.floor(measure().height / layout.stride)) : 1;
    },
  };
}
