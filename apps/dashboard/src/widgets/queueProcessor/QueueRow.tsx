import type { QueueItem } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { formatDateTime, formatTime } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './QueueRow.module.css';

/** By its title while running, by its type while waiting (facts 5.14). */
export function QueueRow({ item }: { readonly item: QueueItem }) {
  const start = item.StartTime ? formatTime(item.StartTime) : undefined;
  const due = item.IsScheduled && item.ScheduledAt ? formatDateTime(item.ScheduledAt) : undefined;
  const retries = item.RetryCount ?? 0;
  const details = detailsText(item.Details);
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span dir="auto" className={styles.name}>
          {item.IsRunning ? item.Title : item.Type}
        </span>
        {/* Since 6 those for later are blocked too. */}
        {item.IsBlocked && !item.IsScheduled && (
          <Badge tone="warning">
            <Trans>Blocked</Trans>
          </Badge>
        )}
        {item.IsScheduled && (
          <Badge>
            <Trans>Scheduled</Trans>
          </Badge>
        )}
        {!item.IsRunning && item.ParentKey && (
          <Badge>
            <Trans>After another task</Trans>
          </Badge>
        )}
        {retries > 0 && (
          <Badge>{t`${plural(retries, { one: 'Retried # time', other: 'Retried # times' })}`}</Badge>
        )}
        {start !== undefined && <span className={styles.time}>{t`since ${start}`}</span>}
        {due !== undefined && <span className={styles.time}>{t`not before ${due}`}</span>}
      </p>
      {details !== '' && (
        <ClampedText lines={2} className={styles.details}>
          {details}
        </ClampedText>
      )}
    </li>
  );
}

/** As the server names it (facts 5.14). */
function detailsText(details: QueueItem['Details']): string {
  return Object.entries(details ?? {})
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' | ');
}
