// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the roles come from the properties.
import { useLanguage } from '@hondana/shared/language';
import { memo, type ReactNode } from 'react';
import styles from './VirtualGrid.module.css';

/** Spread on the one focusable element of an item: its link, checkbox or placeholder. */
export interface ItemFocus {
  readonly tabIndex: 0 | -1;
  readonly 'data-virtual-item': number;
}

/** Renders an item or placeholder. Key it by ID, so that React never reuses it for another item. */
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
  /** Item with the Tab stop; -1 if in another row. */
  tabStop: number;
  itemRole: string;
  renderItem: RenderItem;
}

export const VirtualRow = memo(function VirtualRow({
  row,
  start,
  end,
  count,
  top,
  height,
  columns,
  gap,
  tabStop,
  itemRole,
  renderItem,
}: VirtualRowProps) {
  useLanguage();
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
          {renderItem(index, { tabIndex: index === tabStop ? 0 : -1, 'data-virtual-item': index }, row)}
        </div>
      ))}
    </div>
  );
});
