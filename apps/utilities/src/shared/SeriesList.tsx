import { type PageQuery, useSparseList } from '@hondana/shared/lists/useSparseList';
import { t } from '@lingui/core/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListWait } from './ListWait.tsx';
import styles from './SeriesList.module.css';
import { type ListedSeries, SeriesRows, type SeriesRowsProps } from './SeriesRows.tsx';

/** Pages are requested this long after a jump, in milliseconds. */
const restTime = 50;

interface PagedSeriesProps<T extends ListedSeries, Key extends QueryKey>
  extends Omit<SeriesRowsProps<T>, 'list'> {
  /** Must be stable while the query is the same. */
  readonly pageQuery: PageQuery<T, Key>;
  readonly pageSize: number;
  /** What the slow server does for each page. If given, only pages in view are fetched. */
  readonly serverWork?: string | undefined;
}

/** In the server's order; pages load as they come into view. */
export function PagedSeries<T extends ListedSeries, Key extends QueryKey>({
  pageQuery,
  pageSize,
  serverWork,
  ...rows
}: PagedSeriesProps<T, Key>) {
  const list = useSparseList({
    pageQuery,
    pageSize,
    startIndex: 0,
    restTime,
    ...(serverWork && { ahead: 0 }),
  });
  const listKey = useMemo(() => pageQuery(1).queryKey.slice(0, -1), [pageQuery]);
  return (
    <>
      <SeriesRows list={list} {...rows} />
      {serverWork && <ListWait listKey={listKey} text={serverWork} />}
    </>
  );
}

export function SeriesList<T extends ListedSeries, Key extends QueryKey>(props: PagedSeriesProps<T, Key>) {
  return (
    <section aria-label={t`Series`} className={styles.series}>
      <PagedSeries {...props} />
    </section>
  );
}
