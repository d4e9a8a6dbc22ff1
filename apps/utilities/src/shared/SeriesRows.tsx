import type { SparseList } from '@hondana/shared/lists/useSparseList';
import { SearchParamsLink } from '@hondana/shared/navigation';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { visibleName } from './fileFacts.ts';
import { ListBody } from './ListBody.tsx';
import styles from './SeriesList.module.css';
import { usePageKeys } from './usePageKeys.ts';

export interface ListedSeries {
  readonly IDs: { readonly ID: number };
  readonly Name: string;
}

export interface SeriesRowsProps<T extends ListedSeries> {
  readonly list: Pick<SparseList<T>, 'total' | 'itemAt' | 'failed' | 'retrying' | 'retry' | 'show'>;
  /** Identifies the query: a new one starts at the top. */
  readonly question: string;
  /** The series open according to the URL. */
  readonly openId: number | undefined;
  readonly preventScrollReset?: boolean;
  readonly amountOf: (series: T) => ReactNode;
  readonly empty: ReactNode;
}

export function SeriesRows<T extends ListedSeries>({
  list,
  question,
  openId,
  preventScrollReset = false,
  amountOf,
  empty,
}: SeriesRowsProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  const renderItem = (index: number, focus: ItemFocus) => {
    const series = list.itemAt(index);
    if (!series) {
      return (
        <div key={`waiting-${index}`} className={styles.row} aria-busy="true" {...focus}>
          <Skeleton width="70%" />
        </div>
      );
    }
    const {
      IDs: { ID: id },
      Name,
    } = series;
    return (
      <SearchParamsLink
        key={id}
        update={{ series: id }}
        preventScrollReset={preventScrollReset}
        aria-current={id === openId ? 'true' : undefined}
        className={styles.row}
        {...focus}
      >
        <bdi title={Name} className={styles.name}>
          {visibleName(Name) || t`Series ${id}`}
        </bdi>
        <span className={styles.amount}>{amountOf(series)}</span>
      </SearchParamsLink>
    );
  };
  return (
    <ListBody
      list={list}
      countText={(count) => t`${plural(count, { one: '# series', other: '# series' })}`}
      failure={t`The series could not be loaded`}
      skeleton={['90%', '70%', '80%', '60%', '75%', '85%']}
      skeletonClassName={styles.skeleton}
      empty={empty}
    >
      <div ref={scroller} className={styles.scroller}>
        <VirtualList
          key={question}
          label={t`Series`}
          count={list.total ?? 0}
          itemHeight={(_width, rem) => 3.5 * rem}
          renderItem={renderItem}
          scroller={scroller}
          overscan={6}
          onVisibleRangeChange={(first, last) => list.show({ first, last })}
        />
      </div>
    </ListBody>
  );
}
