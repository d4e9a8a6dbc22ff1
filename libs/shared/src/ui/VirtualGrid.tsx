// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the roles come from the properties.
// biome-ignore-all lint/a11y/noStaticElementInteractions: the list hears the keys for the items in it, which take the focus.
/** Long lists of which only the rows near the view exist as elements. */
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from './classNames.tsx';
import { useListWidth } from './useListWidth.ts';
import { type ListPlace, useVirtualRows } from './useVirtualRows.ts';
import styles from './VirtualGrid.module.css';
import { type RenderItem, VirtualRow } from './VirtualRow.tsx';
import { columnsIn, indexAfterKey, layOutRows, posterWidth } from './virtualLayout.ts';

export type { ListPlace } from './useVirtualRows.ts';
export type { ItemFocus } from './VirtualRow.tsx';

export interface VirtualGridHandle {
  /** Brings an item into view, and with `focus` gives it the focus. */
  scrollToIndex(index: number, options?: { align?: 'start' | 'nearest'; focus?: boolean }): void;
  /** Where the list is; undefined before it has been measured. */
  readPlace(): ListPlace | undefined;
}

export interface VirtualGridProps {
  /** What is listed; read aloud. */
  label: string;
  /** How many items there are in all, loaded or not. */
  count: number;
  /** Height of an item in px, from its width; `rem` is the size of the root's font in px. */
  itemHeight: number | ((width: number, rem: number) => number);
  /** An item, or its placeholder, with a key of its own. */
  renderItem: RenderItem;
  /**
   * The width in px that the list will probably have, from the size of the root's font in px. With it the items in
   * view are drawn at once, and not after the list has been measured.
   */
  expectedWidth?: ((rem: number) => number) | undefined;
  /** Narrowest item in px, from the width of the list and of a rem; that of a poster wall unless given. */
  minItemWidth?: number | ((width: number, rem: number) => number) | undefined;
  /** Fewest columns, unless items would be narrower than 5 rem; 2 unless given. */
  minColumns?: number | undefined;
  /** Px between items; 0.75 rem in narrow lists and 1 rem in wide ones unless given. */
  gap?: number | ((width: number, rem: number) => number) | undefined;
  /** Rows kept ready above and below the view; 2 unless given. */
  overscan?: number | undefined;
  /** What scrolls, with a height of its own; the window unless given. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** Called with the first and last item in view, even partly. From these follow the pages to fetch. */
  onVisibleRangeChange?: ((first: number, last: number) => void) | undefined;
  /** Where to be at first: what `onPlaceChange` said last time. It is gone to once there are items. */
  initialPlace?: ListPlace | undefined;
  /** After scrolling has come to rest. */
  onPlaceChange?: ((place: ListPlace) => void) | undefined;
  /** A key has moved the focus to an item; Shift extends a selection. */
  onFocusMove?: ((index: number, keys: { shift: boolean; control: boolean }) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
  /** Roles, where it is not a list of items: `rowgroup` and `row`. */
  role?: string | undefined;
  itemRole?: string | undefined;
  className?: string | undefined;
  ref?: Ref<VirtualGridHandle> | undefined;
}

/**
 * A grid of items of one size, as many columns as fit. The arrow keys, Home, End, Page Up and Page Down move the
 * focus; Tab enters and leaves the grid as a whole. A focused item stays in the page when it is scrolled away.
 *
 * @example
 * <VirtualGrid
 *   label="Series"
 *   count={total}
 *   itemHeight={(width, rem) => posterHeight(width) + 4 * rem}
 *   renderItem={(index, focus) => <Card key={ids[index] ?? index} focus={focus} … />}
 * />
 */
export function VirtualGrid({
  label,
  count,
  itemHeight,
  renderItem,
  expectedWidth,
  minItemWidth = posterWidth,
  minColumns = 2,
  gap = (width, rem) => (width < 37.5 * rem ? 0.75 : 1) * rem,
  overscan = 2,
  scroller,
  onVisibleRangeChange,
  initialPlace,
  onPlaceChange,
  onFocusMove,
  onKeyDown,
  role = 'list',
  itemRole = 'listitem',
  className,
  ref,
}: VirtualGridProps) {
  const container = useRef<HTMLDivElement>(null);
  const { width, rem } = useListWidth(container, expectedWidth);
  const space = typeof gap === 'function' ? gap(width, rem) : gap;
  const narrowest = typeof minItemWidth === 'function' ? minItemWidth(width, rem) : minItemWidth;
  // Where text is large even that many may be too many: what is narrower has no room for its controls.
  const mostThatFit = columnsIn(width, 5 * rem, space, 1);
  const columns = columnsIn(width, narrowest, space, Math.min(minColumns, mostThatFit));
  const itemWidth = (width - (columns - 1) * space) / columns;
  const height = typeof itemHeight === 'function' ? itemHeight(itemWidth, rem) : itemHeight;
  const measured = width > 0;
  const layout = useMemo(
    () => (measured ? layOutRows(count, columns, height, space) : undefined),
    [measured, count, columns, height, space],
  );
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const wanted = useRef<number | undefined>(undefined);
  const isPressing = useRef(false);
  const activeRow = Math.floor(active / columns);
  const { rows, shown, shift, scrollToIndex, readPlace, rowsPerPage } = useVirtualRows({
    container,
    scroller,
    layout,
    overscan,
    pinnedRow: focused && active < count ? activeRow : undefined,
    initialPlace,
    onSettle: (place) => onPlaceChange?.(place),
  });

  const first = shown.startIndex * columns;
  const last = Math.min(count, (shown.endIndex + 1) * columns) - 1;
  const tellRange = useEffectEvent((from: number, to: number) => {
    if (to >= from) onVisibleRangeChange?.(from, to);
  });
  useEffect(() => tellRange(first, last), [first, last]);

  // Tab must find a way in: to where the focus was, or else to what is in view.
  const stop = rows.some(({ index }) => index === activeRow) && active < count ? active : first;

  const takeFocus = () => {
    if (isPressing.current) return;
    const held = document.activeElement;
    const cell = held instanceof HTMLElement && held.dataset.virtualCell;
    const index = wanted.current ?? (cell && container.current?.contains(held) ? Number(cell) : undefined);
    if (index === undefined) return;
    const target =
      container.current?.querySelector<HTMLElement>(`[data-virtual-item="${index}"]`) ??
      container.current?.querySelector<HTMLElement>(`[data-virtual-cell="${index}"]`);
    if (!target) return;
    wanted.current = undefined;
    if (target !== held) target.focus({ preventScroll: true });
  };
  useLayoutEffect(takeFocus);

  // Between press and release the mouse may select text, which another focus would end.
  const onMouseDown = () => {
    isPressing.current = true;
    const onMouseUp = () => {
      isPressing.current = false;
      if (getSelection()?.isCollapsed) takeFocus();
    };
    addEventListener('mouseup', onMouseUp, { once: true, capture: true });
  };

  const goTo = (index: number, align?: 'start' | 'nearest') => {
    wanted.current = index;
    // A drag that takes an item away ends without a release.
    isPressing.current = false;
    setActive(index);
    scrollToIndex(index, align);
    takeFocus();
  };

  useImperativeHandle(ref, () => ({
    scrollToIndex: (index, options) => {
      if (options?.focus) goTo(index, options.align);
      else scrollToIndex(index, options?.align);
    },
    readPlace,
  }));

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = rtl ? mirrored(event.key) : event.key;
    const index = indexAfterKey(key, active, { itemCount: count, columns }, rowsPerPage());
    if (index === undefined || count === 0) return;
    event.preventDefault();
    goTo(index);
    onFocusMove?.(index, { shift: event.shiftKey, control: event.ctrlKey });
  };

  return (
    // The keys are heard here for the items within, which take the focus.
    <div
      ref={container}
      role={role}
      aria-label={label}
      className={classNames(styles.track, className)}
      style={{ blockSize: layout?.trackHeight }}
      onKeyDown={onKey}
      onMouseDown={onMouseDown}
      onFocus={(event) => {
        setFocused(true);
        const cell = event.target.closest<HTMLElement>('[data-virtual-cell]');
        if (cell) setActive(Number(cell.dataset.virtualCell));
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      {layout &&
        rows.map(({ index: row, start }) => (
          <VirtualRow
            key={row}
            row={row}
            start={row * columns}
            end={Math.min(count, (row + 1) * columns)}
            count={count}
            top={start + shift}
            height={layout.rowHeight}
            columns={columns}
            gap={space}
            stop={Math.floor(stop / columns) === row ? stop : -1}
            itemRole={itemRole}
            renderItem={renderItem}
          />
        ))}
    </div>
  );
}

function mirrored(key: string): string {
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'))
  );
}
