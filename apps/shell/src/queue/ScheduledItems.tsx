import { queueItemsWithLaterQuery } from '@hondana/shared/resources/queueSince6';
import { formatNumber } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { QueueItemRow } from './QueueItemRow.tsx';
import styles from './QueuePanel.module.css';

/** More are only counted. */
const maxRows = 50;

/** Tasks for later, such as retries, the next one first. For administrators, since version 6. */
export function ScheduledItems({ count }: { readonly count: number }) {
  const query = useQuery(queueItemsWithLaterQuery());
  const title = t`Scheduled`;
  return (
    <section aria-label={title} className={styles.section}>
      <Heading level={3}>{title}</Heading>
      <QueryView
        compact
        query={query}
        title={t`The scheduled tasks could not be read`}
        pending={<Skeleton height="4rem" shape="block" />}
      >
        {({ List }) => {
          const items = List.filter(({ IsScheduled }) => IsScheduled)
            .toSorted((one, other) => (one.ScheduledAt ?? '').localeCompare(other.ScheduledAt ?? ''))
            .slice(0, maxRows);
          const rest = formatNumber(count - items.length);
          return (
            <>
              <ul>
                {items.map((item) => (
                  <QueueItemRow key={item.Key} item={item} />
                ))}
              </ul>
              {count > items.length && <p className={styles.counts}>{t`and ${rest} more`}</p>}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
