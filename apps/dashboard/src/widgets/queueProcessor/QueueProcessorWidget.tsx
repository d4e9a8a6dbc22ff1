import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { QueueItem } from '@hondana/shared/api/types';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { queueItemsQuery, queueQuery } from '@hondana/shared/resources/queue';
import { useMay } from '@hondana/shared/resources/useMay';
import { Badge } from '@hondana/shared/ui/Badge';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isQueueRunningAtom } from '../../shared/isQueueRunningAtom.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { QueueControls } from './QueueControls.tsx';
import styles from './QueueProcessorWidget.module.css';
import { QueueRow } from './QueueRow.tsx';

const failure = 'The queue could not be loaded';

/** Only administrators may read waiting tasks; others get running ones and the counts (facts 3). */
function QueueProcessorWidget() {
  const isRunning = useAtomValue(isQueueRunningAtom);
  const query = useQuery({ ...queueQuery(), retry: retryOnce });
  const maySeeAll = useMay(queueItemsQuery);
  const items = useQuery({ ...queueItemsQuery(), retry: retryOnce, enabled: maySeeAll });
  const shown = maySeeAll ? items : query;
  return (
    <WidgetFrame
      title="Queue Processor"
      detail={query.data && <Numbers {...query.data} isRunning={isRunning} />}
      busy={shown.isPending}
      toolbar={<QueueControls isRunning={isRunning} total={query.data?.TotalCount ?? 0} />}
      flush
      textOnly
    >
      {maySeeAll ? (
        <QueryView compact query={items} title={failure} pending={<RowsSkeleton />}>
          {({ List, Total }) => <Items items={List} total={Total} />}
        </QueryView>
      ) : (
        <QueryView compact query={query} title={failure} pending={<RowsSkeleton />}>
          {({ CurrentlyExecuting, TotalCount }) => <Items items={CurrentlyExecuting} total={TotalCount} />}
        </QueryView>
      )}
    </WidgetFrame>
  );
}

interface NumbersProps {
  readonly ThreadCount: number;
  readonly TotalCount: number;
  readonly isRunning: boolean;
}

function Numbers({ ThreadCount, TotalCount, isRunning }: NumbersProps) {
  return (
    <span className={styles.numbers}>
      <span>{plural(ThreadCount, 'Worker', 'Workers')}</span>
      <span>{plural(TotalCount, 'Task', 'Tasks')}</span>
      {!isRunning && <Badge tone="warning">Paused</Badge>}
    </span>
  );
}

function Items({ items, total }: { readonly items: readonly QueueItem[]; readonly total: number }) {
  if (total === 0) return <EmptyState compact title="Queue is empty!" />;
  const rest = total - items.length;
  return (
    <>
      <ul>
        {items.map((item) => (
          <QueueRow key={item.Key} item={item} />
        ))}
      </ul>
      {rest > 0 && <p className={styles.rest}>{`and ${formatNumber(rest)} more`}</p>}
    </>
  );
}

function RowsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="50%" />
    </div>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = QueueProcessorWidget;
