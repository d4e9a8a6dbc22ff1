import type { WorkerPool } from '@hondana/shared/api/types';
import { queuePoolsQuery } from '@hondana/shared/resources/queueSince6';
import { Badge } from '@hondana/shared/ui/Badge';
import { formatNumber } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './QueuePanel.module.css';

/** Which kinds of work run side by side, each with its own limit. Since version 6. */
export function WorkerPools() {
  const query = useQuery(queuePoolsQuery());
  const title = t`Worker Pools`;
  return (
    <section aria-label={title} className={styles.section}>
      <Heading level={3}>{title}</Heading>
      <QueryView
        compact
        query={query}
        title={t`The worker pools could not be read`}
        pending={<Skeleton height="4rem" shape="block" />}
      >
        {({ Pools = [] }) => <PoolList pools={Pools} />}
      </QueryView>
    </section>
  );
}

function isIdle({ ActiveWorkers, WaitingCount, BlockedCount, ScheduledCount }: WorkerPool): boolean {
  return ActiveWorkers + WaitingCount + BlockedCount + ScheduledCount === 0;
}

function PoolList({ pools }: { readonly pools: readonly WorkerPool[] }) {
  const shown = pools.filter((pool) => !isIdle(pool));
  const idleCount = pools.length - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <ul>
          {shown.map((pool) => (
            <PoolRow key={pool.Name} pool={pool} />
          ))}
        </ul>
      )}
      {idleCount > 0 && (
        <p className={styles.counts}>
          {t`${plural(idleCount, { one: '# pool has nothing to do.', other: '# pools have nothing to do.' })}`}
        </p>
      )}
    </>
  );
}

function PoolRow({ pool }: { readonly pool: WorkerPool }) {
  const { Name, ActiveWorkers, MaxWorkers, WaitingCount, BlockedCount, ScheduledCount, IsBlocked } = pool;
  const busy = formatNumber(ActiveWorkers);
  const waiting = formatNumber(WaitingCount);
  const blocked = formatNumber(BlockedCount);
  const scheduled = formatNumber(ScheduledCount);
  const numbers = [
    t`${busy} of ${plural(MaxWorkers, { one: '# worker', other: '# workers' })} busy`,
    WaitingCount > 0 && t`${waiting} waiting`,
    BlockedCount > 0 && t`${blocked} blocked`,
    ScheduledCount > 0 && t`${scheduled} scheduled`,
  ];
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        <span dir="auto">{Name}</span>
        {IsBlocked && (
          <Badge tone="warning">
            <Trans>Blocked</Trans>
          </Badge>
        )}
      </p>
      <p className={styles.detail}>{numbers.filter((one) => one !== false).join(' · ')}</p>
    </li>
  );
}
