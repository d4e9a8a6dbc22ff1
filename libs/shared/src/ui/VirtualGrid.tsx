// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the roles come from the properties.
// biome-ignore-all lint/a11y/noStaticElementInteractions: the list hears the keys for the items in it, which take the focus.
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
import { type ListPosition, useVirtualRows } from './useVirtualRows.ts';
import styles from './VirtualGrid.module.css';
import { type RenderItem, VirtualRow } from './VirtualRow.tsx';
import { columnsIn, computeRowLayout, indexAfterKey, posterWidth } from './virtualLayout.ts';

export type { ListPosition } from './useVirtualRows.ts';
export type { ItemFocus } from './VirtualRow.tsx';

export interface VirtualGridHandle {
  scrollToIndex(index: number, options?: { align?: 'start' | 'nearest'; focus?: boolean }): void;
  /** Undefined before the first measurement. */
  readPosition(): ListPosition | undefined;
}

export interface VirtualGridProps {
  label: string;
  /** Total count, loaded or not. */
  count: number;
  /** Height of an item in px; `width` is its width and `rem` the root font size, both in px. */
  itemHeight: number | ((width: number, rem: number) => number);
  renderItem: RenderItem;
  /** Expected width in px, from the root font size in px: renders visible items before the first measurement. */
  expectedWidth?: ((rem: number) => number) | undefined;
  /** Minimum item width in px, from the list's width and root font size; that of a poster wall by default. */
  minItemWidth?: number | ((width: number, rem: number) => number) | undefined;
  /** 2 by default; reduced if items would be narrower than 5 rem. */
  minColumns?: number | undefined;
  /** In px; 0.75 rem in narrow lists and 1 rem in wide ones by default. */
  gap?: number | ((width: number, rem: number) => number) | undefined;
  /** Rows rendered above and below the view; 2 by default. */
  overscan?: number | undefined;
  /** The scroll container; the window by default. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** The first and last visible item, even partly: determines the pages to fetch. */
  onVisibleRangeChange?: ((first: number, last: number) => void) | undefined;
  /** A value from `onPositionChange`; restored once there are items. */
  initialPosition?: ListPosition | undefined;
  onPositionChange?: ((place: ListPosition) => void) | undefined;
  /** Called when a key moves the focus; Shift extends a selection. */
  onFocusMove?: ((index: number, keys: { shift: boolean; control: boolean }) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
  /** For other than lists: `rowgroup` and `row`. */
  role?: string | undefined;
  itemRole?: string | undefined;
  className?: string | undefined;
  ref?: Ref<VirtualGridHandle> | undefined;
}

/**
 * A virtualised grid of equally sized items, with as many columns as fit. One Tab stop: arrow keys, Home, End, Page Up
 * and Page Down move the focus. A focused item stays mounted when scrolled out of view.
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
  initialPosition,
  onPositionChange,
  onFocusMove,
  onKeyDown,
  role = 'list',
  itemRole = 'listitem',
  className,
  ref,
}: VirtualGridProps) {
  const container = useRef<HTMLDivElement>(null);
  const { width, rem } = useListWidth(container, expectedWidth);
  const gapPx = typeof gap === 'function' ? gap(width, rem) : gap;
  const minWidth = typeof minItemWidth === 'function' ? minItemWidth(width, rem) : minItemWidth;
  // With large text, even `minColumns` may be too many: below 5 rem, items have no room for their controls.
  const maxColumns = columnsIn(width, 5 * rem, gapPx, 1);
  const columns = columnsIn(width, minWidth, gapPx, Math.min(minColumns, maxColumns));
  const itemWidth = (width - (columns - 1) * gapPx) / columns;
  const height = typeof itemHeight === 'function' ? itemHeight(itemWidth, rem) : itemHeight;
  const measured = width > 0;
  const layout = useMemo(
    () => (measured ? computeRowLayout(count, columns, height, gapPx) : undefined),
    [measured, count, columns, height, gapPx],
  );
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const pendingFocus = useRef<number | undefined>(undefined);
  const isMouseDown = useRef(false);
  const activeRow = Math.floor(active / columns);
  const { rows, shown, shift, scrollToIndex, readPosition, rowsPerPage } = useVirtualRows({
    container,
    scroller,
    layout,
    overscan,
    pinnedRow: focused && active < count ? activeRow : undefined,
    initialPosition,
    onSettle: (place) => onPositionChange?.(place),
  });

  const first = shown.startIndex * columns;
  const last = Math.min(count, (shown.endIndex + 1) * columns) - 1;
  const reportRange = useEffectEvent((from: number, to: number) => {
    if (to >= from) onVisibleRangeChange?.(from, to);
  });
  useEffect(() => reportRange(first, last), [first, last]);

  // The Tab stop: the last focused item if rendered, else the first visible one.
  const tabStop = rows.some(({ index }) => index === activeRow) && active < count ? active : first;

  const takeFocus = () => {
    if (isMouseDown.current) return;
    const focusedElement = document.activeElement;
    const cell = focusedElement instanceof HTMLElement && focusedElement.dataset.virtualCell;
    const index =
      pendingFocus.current ??
      (cell && container.current?.contains(focusedElement) ? Number(cell) : undefined);
    if (index === undefined) return;
    const target =
      container.current?.querySelector<HTMLElement>(`[data-virtual-item="${index}"]`) ??
      container.current?.querySelector<HTMLElement>(`[data-virtual-cell="${index}"]`);
    if (!target) return;
    pendingFocus.current = undefined;
    if (target !== focusedElement) target.focus({ preventScroll: true });
  };
  useLayoutEffect(takeFocus);

  // Moving the focus while the mouse is down would end a text selection.
  const onMouseDown = () => {
    isMouseDown.current = true;
    const onMouseUp = () => {
      isMouseDown.current = false;
      if (getSelection()?.isCollapsed) takeFocus();
    };
    addEventListener('mouseup', onMouseUp, { once: true, capture: true });
  };

  const goTo = (index: number, align?: 'start' | 'nearest') => {
    pendingFocus.current = index;
    // A drag that removes an item ends without mouseup.
    isMouseDown.current = false;
    setActive(index);
    scrollToIndex(index, align);
    takeFocus();
  };

  useImperativeHandle(ref, () => ({
    scrollToIndex: (index, options) => {
      if (options?.focus) goTo(index, options.align);
      else scrollToIndex(index, options?.align);
    },
    readPosition,
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
            gap={gapPx}
            tabStop={Math.floor(tabStop / columns) === row ? tabStop : -1}
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
