// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.
import { isSelected } from '@hondana/shared/bulk/selection';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { type KeyboardEvent, useRef } from 'react';
import type { SeriesFacts } from './SeriesFacts.ts';
import { SeriesRow, SeriesRowSkeleton } from './SeriesRow.tsx';
import styles from './SeriesTable.module.css';
import type { SeriesList } from './useSeriesList.ts';

interface SeriesTableProps {
  readonly list: SeriesList;
  readonly selecting: Selecting<SeriesFacts>;
}

const columns: readonly { readonly label: string; readonly style: string | undefined }[] = [
  { label: 'Shoko ID', style: styles.id },
  { label: 'Name', style: styles.name },
  { label: 'AniDB ID', style: styles.anidb },
  { label: 'Date Added', style: styles.created },
];

const rowHeight = (width: number, rem: number): number => (width < 640 ? 5 : 3) * rem;

/** Series in rows, however many there are; only those near the view are rendered (facts 5.20). */
export function SeriesTable({ list, selecting }: SeriesTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { selection, press, follow, selectAll } = selecting;
  const renderItem = (index: number, focus: ItemFocus) => {
    const series = list.seriesAt(index);
    if (!series) return <SeriesRowSkeleton key={`waiting-${index}`} {...focus} />;
    return (
      <SeriesRow
        key={series.key}
        series={series}
        index={index}
        tabIndex={focus.tabIndex}
        isSelected={isSelected(selection, series.key)}
        onPress={press}
      />
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    selectAll();
  };
  return (
    <div
      ref={scroller}
      role="table"
      aria-label="Series Without Files"
      aria-rowcount={list.total ?? -1}
      className={styles.scroller}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          <span role="columnheader" aria-label="Selected" className={styles.check} />
          {columns.map(({ label, style }) => (
            <span key={label} role="columnheader" className={style}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <VirtualList
        label="Series Without Files"
        role="rowgroup"
        itemRole="row"
        count={list.total ?? 0}
        itemHeight={rowHeight}
        renderItem={renderItem}
        scroller={scroller}
        overscan={6}
        onVisibleRangeChange={(first, last) => list.show({ first, last })}
        onFocusMove={(index, keys) => follow(index, keys.shift)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
