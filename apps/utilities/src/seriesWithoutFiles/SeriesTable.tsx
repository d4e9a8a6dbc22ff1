import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { deleteSeries } from '@hondana/shared/resources/seriesWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { msg, t } from '@lingui/core/macro';
import { SelectTable, type SelectTableColumn } from '../shared/SelectTable.tsx';
import type { SeriesFacts } from './SeriesFacts.ts';
import { SeriesRow } from './SeriesRow.tsx';
import styles from './SeriesTable.module.css';
import type { SeriesColumn, SeriesSorting } from './sortedPages.ts';
import type { SeriesWithoutFilesList } from './useSeriesList.ts';

interface SeriesTableProps {
  readonly list: SeriesWithoutFilesList;
  readonly selecting: Selecting<SeriesFacts>;
  readonly sorting: SeriesSorting | undefined;
  readonly onSort: (column: SeriesColumn) => void;
}

const columns: readonly SelectTableColumn<SeriesColumn>[] = [
  { name: 'id', label: msg`Shoko ID`, className: styles.id },
  { name: 'name', label: msg`Name`, className: styles.name, skeleton: '60%' },
  { name: 'anidb', label: msg`AniDB ID`, className: styles.anidb },
  { name: 'created', label: msg`Date Added`, className: styles.created },
];

/** Deleting is the only bulk action (facts 5.20). */
export function SeriesTable(props: SeriesTableProps) {
  const mayDelete = useMay(deleteSeries);
  return (
    <SelectTable
      {...props}
      canSelect={mayDelete}
      label={t`Series Without Files`}
      columns={columns}
      rowClassName={styles.row}
      rowHeight={(width, rem) => (width < 45 * rem ? 5 : 3) * rem}
      renderRow={(series, row) => <SeriesRow key={series.key} series={series} {...row} />}
    />
  );
}
