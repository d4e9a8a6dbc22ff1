// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the roles come from the properties.
import { memo, type ReactNode } from 'react';
import styles from './VirtualGrid.module.css';

/** To be spread on the one element of an item that takes the focus: its link, its checkbox, or a placeholder. */
export interface ItemFocus {
  readonly tabIndex: 0 | -1;
  readonly 'data-virtual-item': number;
}

/**
 * An item, or its placeholder, in that row of the list. Give it a key of its own (the ID), so that it is never mistaken
 * for another.
 */
export type RenderItem = (index: number, focus: ItemFocus, row: number) => ReactNode;

interface VirtualRowProps {
  row: number;
  start: number;
  end: number;
  count: number;
  top: number;
  height: number;
  columns: number;
  gap: number;
  /** The item of this row that Tab goes to; -1 when it is in another row. */
  stop: number;
  itemRole: string;
  renderItem: RenderItem;
}

/** One row of a virtual list, at its place in the track. */
export const VirtualRow = memo(function VirtualRow({
  row,
  start,
  end,
  count,
  top,
  height,
  columns,
  gap,
  stop,
  itemRole,
  renderItem,
}: VirtualRowProps) {
  const indexes = Array.from({ length: end - start }, (_, at) => start + at);
  return (
    <div
      role="presentation"
      className={styles.row}
      style={{
        insetBlockStart: top,
        blockSize: height,
        gap,
        gridTemplateColumns: columns > 1 ? `repeat(${columns}, minmax(0, 1fr))` : undefined,
      }}
    >
      {indexes.map((index) => (
        <div
          key={index}
          role={itemRole}
          tabIndex={-1}
          aria-setsize={itemRole === 'listitem' ? count : undefined}
          aria-posinset={itemRole === 'listitem' ? index + 1 : undefined}
          aria-rowindex={itemRole === 'row' ? index + 1 : undefined}
          data-virtual-cell={index}
          className={styles.cell}
        >
          {renderItem(index, { tabIndex: index === stop ? 0 : -1, 'data-virtual-item': index }, row)}
        </div>
      ))}
    </div>
  );
});
