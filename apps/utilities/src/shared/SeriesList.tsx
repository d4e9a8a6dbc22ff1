import { type PageQuery, useSparseList } from '@hondana/shared/lists/useSparseList';
import { Link } from '@hondana/shared/navigation';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { visibleName } from './fileFacts.ts';
import { ListBody } from './ListBody.tsx';
import { ListWait } from './ListWait.tsx';
import styles from './SeriesList.module.css';

/** A pause after a jump before pages are requested, in milliseconds. */
const restTime = 50;

interface ListedSeries {
  readonly IDs: { readonly ID: number };
  readonly Name: string;
}

interface SeriesListProps<T extends ListedSeries, Key extends QueryKey> {
  /** Must be the same function as long as the query is the same. */
  readonly pageQuery: PageQuery<T, Key>;
  readonly pageSize: number;
  /** Identifies the query: a different one starts at the top. */
  readonly question: string;
  readonly openId: number | undefined;
  readonly addressOf: (seriesId: number) => string;
  /** Keeps the scroll position of the page when a series is opened. */
  readonly preventScrollReset?: boolean;
  /** What the server does for each page, where that takes it long: then nothing is fetched but what is in view. */
  readonly serverWork?: string | undefined;
  /** The amount to show beside a series. */
  readonly amountOf: (series: T) => string;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
}

/** A list of series, one of which is open beside it, fetched where the view goes. */
export function SeriesList<T extends ListedSeries, Key extends QueryKey>({
  pageQuery,
  pageSize,
  question,
  openId,
  addressOf,
  preventScrollReset = false,
  serverWork,
  amountOf,
  empty,
}: SeriesListProps<T, Key>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useSparseList({
    pageQuery,
    pageSize,
    startIndex: 0,
    restTime,
    ...(serverWork && { ahead: 0 }),
  });
  const listKey = useMemo(() => pageQuery(1).queryKey.slice(0, -1), [pageQuery]);

  const renderItem = (index: number, focus: ItemFocus) => {
    const series = list.itemAt(index);
    if (!series) {
      return (
        <div key={`waiting-${index}`} className={styles.row} aria-busy="true" {...focus}>
          <Skeleton width="70%" />
        </div>
      );
    }
    const { IDs, Name } = series;
    return (
      <Link
        key={IDs.ID}
        to={addressOf(IDs.ID)}
        preventScrollReset={preventScrollReset}
        aria-current={IDs.ID === openId ? 'true' : undefined}
        className={styles.row}
        {...focus}
      >
        <bdi title={Name} className={styles.name}>
          {visibleName(Name) || `Series ${IDs.ID}`}
        </bdi>
        <span className={styles.amount}>{amountOf(series)}</span>
      </Link>
    );
  };
  return (
    <section aria-label="Series" className={styles.series}>
      <ListBody
        list={list}
        unit={['series', 'series']}
        failure="The series could not be loaded"
        skeleton={['90%', '70%', '80%', '60%', '75%', '85%']}
        skeletonClassName={styles.skeleton}
        empty={empty}
      >
        <div ref={scroller} className={styles.scroller}>
          <VirtualList
            key={question}
            label="Series"
            count={list.total ?? 0}
            itemHeight={(_width, rem) => 3.5 * rem}
            renderItem={renderItem}
            scroller={scroller}
            overscan={6}
            onVisibleRangeChange={(first, last) => list.show({ first, last })}
          />
        </div>
      </ListBody>
      {serverWork && <ListWait listKey={listKey} text={serverWork} />}
    </section>
  );
}
