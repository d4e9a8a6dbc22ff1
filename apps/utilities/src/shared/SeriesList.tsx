import { type PageQuery, useSparseList } from '@hondana/shared/lists/useSparseList';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListWait } from './ListWait.tsx';
import styles from './SeriesList.module.css';
import { type ListedSeries, SeriesRows, type SeriesRowsProps } from './SeriesRows.tsx';

/** A pause after a jump before pages are requested, in milliseconds. */
const restTime = 50;

interface PagedSeriesProps<T extends ListedSeries, Key extends QueryKey>
  extends Omit<SeriesRowsProps<T>, 'list'> {
  /** Must be the same function as long as the query is the same. */
  readonly pageQuery: PageQuery<T, Key>;
  readonly pageSize: number;
  /** What the server does for each page, where that takes it long: then nothing is fetched but what is in view. */
  readonly serverWork?: string | undefined;
}

/** Series in the order of the server, fetched where the view goes. */
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

/** A list of series, one of which is open beside it. */
export function SeriesList<T extends ListedSeries, Key extends QueryKey>(props: PagedSeriesProps<T, Key>) {
  return (
    <section aria-label="Series" className={styles.series}>
      <PagedSeries {...props} />
    </section>
  );
}
