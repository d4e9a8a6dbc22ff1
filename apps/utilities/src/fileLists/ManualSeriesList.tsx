import { seriesListPageSize, seriesListQuery } from '@hondana/shared/api/seriesSearch';
import { useSparseList } from '@hondana/shared/lists/useSparseList';
import { Link } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { plural } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { SearchText } from '@hondana/shared/ui/useSearchText';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { useCallback, useRef } from 'react';
import { visibleName } from '../shared/fileFacts.ts';
import styles from './ManualSeriesPage.module.css';

/** A pause after a jump before pages are asked for, in milliseconds (S3-203). */
const restTime = 50;

interface ManualSeriesListProps {
  readonly search: SearchText;
  readonly openId: number | undefined;
  readonly addressOf: (seriesId: number) => string;
}

/** The series that somebody linked files to by hand, fetched where the view goes (S3-172). */
export function ManualSeriesList({ search, openId, addressOf }: ManualSeriesListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { search: text } = search;
  const pageQuery = useCallback(
    (page: number) => seriesListQuery('WithManuallyLinkedFiles', text, page),
    [text],
  );
  const list = useSparseList({ pageQuery, pageSize: seriesListPageSize, startIndex: 0, restTime });
  const [failed] = list.failed;

  const renderItem = (index: number, focus: ItemFocus) => {
    const series = list.itemAt(index);
    if (!series) {
      return (
        <div key={`waiting-${index}`} className={styles.row} aria-busy="true" {...focus}>
          <Skeleton width="70%" />
        </div>
      );
    }
    const { IDs, Name, Sizes } = series;
    return (
      <Link
        key={IDs.ID}
        to={addressOf(IDs.ID)}
        preventScrollReset
        aria-current={IDs.ID === openId ? 'true' : undefined}
        className={styles.row}
        {...focus}
      >
        <bdi title={Name} className={styles.name}>
          {visibleName(Name) || `Series ${IDs.ID}`}
        </bdi>
        <span className={styles.links}>{plural(Sizes.FileSources.Unknown, 'link', 'links')}</span>
      </Link>
    );
  };
  return (
    <section aria-label="Series" className={styles.series}>
      <p role="status" className={styles.count}>
        {list.total !== undefined && `${plural(list.total, 'series', 'series')}`}
      </p>
      {failed && (
        <ErrorState
          compact
          title="The series could not be loaded"
          detail={failed.error.message}
          retrying={list.retrying}
          onRetry={list.retry}
        />
      )}
      {list.total === undefined && !failed && (
        <div aria-busy="true" className={styles.skeleton}>
          {['90%', '70%', '80%', '60%', '75%', '85%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
      {list.total === 0 && (
        <EmptyState
          compact
          title="No series with manually linked files!"
          text={text === '' ? 'Files that somebody links to episodes by hand stand here.' : undefined}
          action={text !== '' && <Button onClick={search.clear}>Clear search</Button>}
        />
      )}
      {list.total !== undefined && list.total > 0 && (
        <div ref={scroller} className={styles.scroller}>
          <VirtualList
            key={text}
            label="Series"
            count={list.total}
            itemHeight={(_width, rem) => 3.5 * rem}
            renderItem={renderItem}
            scroller={scroller}
            overscan={6}
            onVisibleRangeChange={(first, last) => list.show({ first, last })}
          />
        </div>
      )}
    </section>
  );
}
