import { queueStateAtom } from '@hondana/shared/live';
import { Sheet } from '@hondana/shared/overlays/sheet';
import { queueQuery } from '@hondana/shared/resources/queue';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router';
import { notifyNavigationLocked, useLockedNavigation } from '../navigation/useLockedNavigation.ts';
import type { PartProps } from '../parts/partProps.ts';
import styles from './QueuePanel.module.css';
import { QueueSwitch } from './QueueSwitch.tsx';
import { RunningItem } from './RunningItem.tsx';

export function QueuePanel({ entries, onClose }: PartProps) {
  const queueState = useAtomValue(queueStateAtom);
  const { data: queue, isPending, isError, error, isFetching, refetch } = useQuery(queueQuery());
  const dashboard = entries.find(({ path }) => path === 'dashboard');
  const { reason } = useLockedNavigation();

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
      title="Queue"
      description={queueState && (queueState.Running ? 'The queue is running.' : 'The queue is paused.')}
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
              Open the dashboard
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
          title="The queue could not be read"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {queue && (
        <>
          <p className={styles.counts}>
            {formatNumber(queue.CurrentlyExecuting.length)} of{' '}
            {plural(queue.ThreadCount, 'worker', 'workers')} busy, {formatNumber(queue.WaitingCount)} waiting
            {queue.BlockedCount > 0 &&
              `, ${formatNumber(queue.BlockedCount)} blocked until AniDB or the internet is available`}
            .
          </p>
          {queue.CurrentlyExecuting.length === 0 ? (
            <p className={styles.empty}>Nothing running</p>
          ) : (
            <ul aria-label="Running">
              {queue.CurrentlyExecuting.map((item) => (
                <RunningItem key={item.Key} item={item} />
              ))}
            </ul>
          )}
        </>
      )}
    </Sheet>
  );
}
