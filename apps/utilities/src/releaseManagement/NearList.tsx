import { classNames } from '@hondana/shared/ui/classNames';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useState } from 'react';
import styles from './NearList.module.css';

interface NearListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number;
  /** Estimated height of an item that was never rendered, in rem. */
  readonly heightOf: (item: Item) => number;
  readonly renderItem: (item: Item) => ReactNode;
  /** The scrolling element; the list starts at its top. */
  readonly scroller: HTMLElement | null;
  /** Class of each item; the space between items is part of it. */
  readonly itemClassName?: string | undefined;
}

/** Items rendered above and below the view, so that the keys and the wheel find them there. */
const overscan = 8;

/**
 * A list of which only what is near the view is rendered. Its items may have any height, which those of a `VirtualList`
 * may not. What has the focus stays in the page when it is scrolled away.
 */
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
      const held = items.findIndex((item) => String(keyOf(item)) === focused);
      const near = new Set(defaultRangeExtractor(range));
      // In the order of the page, because that is the order of the Tab key and of reading.
      return held === -1 ? [...near] : [...near.add(held)].sort((one, other) => one - other);
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
