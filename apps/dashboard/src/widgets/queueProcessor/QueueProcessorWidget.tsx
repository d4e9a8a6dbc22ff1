import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { QueueItem } from '@hondana/shared/api/types';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { queueItemsQuery, queueQuery } from '@hondana/shared/resources/queue';
import { useMay } from '@hondana/shared/resources/useMay';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { Badge } from '@hondana/shared/ui/Badge';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber } from '@hondana/shared/ui/format';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isQueueRunningAtom } from '../../shared/isQueueRunningAtom.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { QueueControls } from './QueueControls.tsx';
import styles from './QueueProcessorWidget.module.css';
import { QueueRow } from './QueueRow.tsx';

/** Only administrators may read waiting tasks; others get running ones and the counts (facts 3). */
function QueueProcessorWidget() {
  const isRunning = useAtomValue(isQueueRunningAtom);
  const query = useQuery({ ...queueQuery(), retry: retryOnce });
  const maySeeAll = useMay(queueItemsQuery);
  const isSince6 = useServerSide() === 'since6';
  const items = useQuery({
    ...queueItemsQuery(isSince6 ? { showScheduled: true } : {}),
    retry: retryOnce,
    enabled: maySeeAll,
  });
  const failure = t`The queue could not be loaded`;
  const shown = maySeeAll ? items : query;
  return (
    <WidgetFrame
      title={t`Queue Processor`}
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
  /** Since 6; not among the total. */
  readonly ScheduledCount?: number;
  readonly isRunning: boolean;
}

function Numbers({ ThreadCount, TotalCount, ScheduledCount = 0, isRunning }: NumbersProps) {
  const later = formatNumber(ScheduledCount);
  return (
    <span className={styles.numbers}>
      <span>{t`${plural(ThreadCount, { one: '# Worker', other: '# Workers' })}`}</span>
      <span>{t`${plural(TotalCount, { one: '# Task', other: '# Tasks' })}`}</span>
      {ScheduledCount > 0 && <span>{t`${later} for later`}</span>}
      {!isRunning && (
        <Badge tone="warning">
          <Trans>Paused</Trans>
        </Badge>
      )}
    </span>
  );
}

function Items({ items, total }: { readonly items: readonly QueueItem[]; readonly total: number }) {
  if (total === 0) return <EmptyState compact title={t`Queue is empty!`} />;
  const rest = total - items.length;
  const count = formatNumber(rest);
  return (
    <>
      <ul>
        {items.map((item) => (
          <QueueRow key={item.Key} item={item} />
        ))}
      </ul>
      {rest > 0 && <p className={styles.rest}>{t`and ${count} more`}</p>}
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
