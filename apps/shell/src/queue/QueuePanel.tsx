import type { Queue } from '@hondana/shared/api/types';
import { queueStateAtom } from '@hondana/shared/live';
import { Sheet } from '@hondana/shared/overlays/sheet';
import { queueQuery } from '@hondana/shared/resources/queue';
import { queueItemsWithLaterQuery } from '@hondana/shared/resources/queueSince6';
import { useMay } from '@hondana/shared/resources/useMay';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { formatNumber } from '@hondana/shared/ui/format';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router';
import { notifyNavigationLocked, useLockedNavigation } from '../navigation/useLockedNavigation.ts';
import type { PartProps } from '../parts/partProps.ts';
import { QueueItemRow } from './QueueItemRow.tsx';
import styles from './QueuePanel.module.css';
import { QueueSwitch } from './QueueSwitch.tsx';
import { ScheduledItems } from './ScheduledItems.tsx';
import { WorkerPools } from './WorkerPools.tsx';

function countsText({ CurrentlyExecuting, ThreadCount, WaitingCount, BlockedCount }: Queue): string {
  const busy = formatNumber(CurrentlyExecuting.length);
  const waiting = formatNumber(WaitingCount);
  const blocked = formatNumber(BlockedCount);
  return BlockedCount > 0
    ? t`${busy} of ${plural(ThreadCount, { one: '# worker', other: '# workers' })} busy, ${waiting} waiting, ${blocked} blocked until AniDB or the internet is available.`
    : t`${busy} of ${plural(ThreadCount, { one: '# worker', other: '# workers' })} busy, ${waiting} waiting.`;
}

export function QueuePanel({ entries, onClose }: PartProps) {
  const queueState = useAtomValue(queueStateAtom);
  const { data: queue, isPending, isError, error, isFetching, refetch } = useQuery(queueQuery());
  const dashboard = entries.find(({ path }) => path === 'dashboard');
  const { reason } = useLockedNavigation();
  const isSince6 = useServerSide() === 'since6';
  const maySeeItems = useMay(queueItemsWithLaterQuery);
  const scheduledCount = (isSince6 && queue?.ScheduledCount) || 0;

  const leave = (event: { preventDefault(): void }): void => {
    if (reason === undefined) {
      onClose();
      return;
    }
    event.preventDefault();
    notifyNavigationLocked(reason);
  };

  return (
    <Sheet
      open
      title={t`Queue`}
      description={queueState && (queueState.Running ? t`The queue is running.` : t`The queue is paused.`)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {dashboard && (
            <LinkButton
              component={Link}
              to="/dashboard"
              aria-disabled={reason !== undefined || undefined}
              onClick={leave}
            >
              <Trans>Open the dashboard</Trans>
            </LinkButton>
          )}
          {queueState && <QueueSwitch isRunning={queueState.Running} />}
        </>
      }
    >
      {isPending && <Skeleton height="6rem" shape="block" />}
      {!queue && isError && (
        <ErrorState
          compact
          title={t`The queue could not be read`}
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {queue && (
        <>
          <p className={styles.counts}>{countsText(queue)}</p>
          {scheduledCount > 0 && (
            <p className={styles.counts}>
              {t`${plural(scheduledCount, { one: '# task is scheduled for later.', other: '# tasks are scheduled for later.' })}`}
            </p>
          )}
          {queue.CurrentlyExecuting.length === 0 ? (
            <p className={styles.empty}>
              <Trans>Nothing running</Trans>
            </p>
          ) : (
            <ul aria-label={t`Running`}>
              {queue.CurrentlyExecuting.map((item) => (
                <QueueItemRow key={item.Key} item={item} />
              ))}
            </ul>
          )}
          {isSince6 && <WorkerPools />}
          {/* The key: read again when another is scheduled. */}
          {scheduledCount > 0 && maySeeItems && (
            <ScheduledItems key={scheduledCount} count={scheduledCount} />
          )}
        </>
      )}
    </Sheet>
  );
}
