import {
  type ReleaseOptions,
  releasePageSize,
  releaseSeriesQuery,
} from '@hondana/shared/api/releaseManagement';
import { useSparseList } from '@hondana/shared/lists/useSparseList';
import { Link } from '@hondana/shared/navigation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { plural } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { useCallback, useMemo, useRef } from 'react';
import styles from './ReleaseSeriesList.module.css';
import type { ReleaseKind } from './releaseKinds.ts';

/** A pause after a jump before pages are asked for, in milliseconds (S3-203). */
const restTime = 50;

interface ReleaseSeriesListProps {
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  readonly open: number | undefined;
  readonly addressOf: (seriesId: number) => string;
}

/** The series about which something is to be decided, fetched where the view goes. */
export function ReleaseSeriesList({ kind, options, open, addressOf }: ReleaseSeriesListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // The same question is the same object, so that the list is not begun anew.
  const id = JSON.stringify(options);
  const question = useMemo<ReleaseOptions>(() => JSON.parse(id), [id]);
  const pageQuery = useCallback(
    (page: number) => releaseSeriesQuery(kind.matter, question, page),
    [kind, question],
  );
  const list = useSparseList({ pageQuery, pageSize: releasePageSize, startIndex: 0, restTime });
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
    const { IDs, Name, EpisodeCount } = series;
    return (
      <Link
        key={IDs.ID}
        to={addressOf(IDs.ID)}
        aria-current={IDs.ID === open ? 'true' : undefined}
        className={styles.row}
        {...focus}
      >
        <bdi title={Name} className={styles.name}>
          {Name}
        </bdi>
        <span className={styles.episodes}>{plural(EpisodeCount, 'episode', 'episodes')}</span>
      </Link>
    );
  };
  return (
    <section aria-label="Series" className={styles.series}>
      <p role="status" className={styles.count}>
        {list.total !== undefined && `${list.total} series`}
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
      {list.total === 0 && <EmptyState compact title={kind.empty} text={kind.emptyText} />}
      {list.total !== undefined && list.total > 0 && (
        <div ref={scroller} className={styles.scroller}>
          <VirtualList
            key={id}
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
