import { classNames } from '@hondana/shared/ui/classNames';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useState } from 'react';
import styles from './NearList.module.css';

interface NearListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number;
  /** Estimate before the first render, in rem. */
  readonly heightOf: (item: Item) => number;
  readonly renderItem: (item: Item) => ReactNode;
  /** The list must start at its top. */
  readonly scroller: HTMLElement | null;
  /** Must include the gap between items. */
  readonly itemClassName?: string | undefined;
}

/** Rendered beyond the viewport on each side, so that keyboard and wheel find items there. */
const overscan = 8;

/** Virtual list for items of any height, unlike `VirtualList`. The focused item stays mounted when scrolled away. */
export function NearList<Item>({
  items,
  keyOf,
  heightOf,
  renderItem,
  scroller,
  itemClassName,
}: NearListProps<Item>) {
  const [focused, setFocused] = useState<string>();
  // oxlint-disable-next-line react/incompatible-library -- it is about the React Compiler, which is not used here.
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => heightOf(items[index] as Item) * rootFontSize(),
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan,
    rangeExtractor: (range) => {
      const focusedIndex = items.findIndex((item) => String(keyOf(item)) === focused);
      const near = new Set(defaultRangeExtractor(range));
      // DOM order is the order of the Tab key and of screen readers.
      return focusedIndex === -1 ? [...near] : [...near.add(focusedIndex)].sort((one, other) => one - other);
    },
  });
  return (
    <ul
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onFocus={({ target }) =>
        setFocused(target.closest('li[data-key]')?.getAttribute('data-key') ?? undefined)
      }
      onBlur={() => setFocused(undefined)}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          data-key={key}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          className={classNames(styles.item, itemClassName)}
          style={{ insetBlockStart: start }}
        >
          {renderItem(items[index] as Item)}
        </li>
      ))}
    </ul>
  );
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
