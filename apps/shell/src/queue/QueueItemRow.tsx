import type { QueueItem } from '@hondana/shared/api/types';
import { formatDateTime, formatTime } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import styles from './QueuePanel.module.css';

function timeText({ StartTime, ScheduledAt, IsScheduled }: QueueItem): string | undefined {
  if (IsScheduled && ScheduledAt) {
    const time = formatDateTime(ScheduledAt);
    return t`not before ${time}`;
  }
  if (!StartTime) return undefined;
  const time = formatTime(StartTime);
  return t`since ${time}`;
}

export function QueueItemRow({ item }: { readonly item: QueueItem }) {
  const { Title, Type, RetryCount = 0, IsRunning, ParentKey } = item;
  const time = timeText(item);
  const details = Object.entries(item.Details ?? {});
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        {IsRunning ? (Title ?? Type) : Type}
        {time !== undefined && <span className={styles.time}>{time}</span>}
      </p>
      {!IsRunning && ParentKey && <p className={styles.detail}>{t`After another task`}</p>}
      {RetryCount > 0 && (
        <p className={styles.detail}>
          {t`${plural(RetryCount, { one: 'Retried # time', other: 'Retried # times' })}`}
        </p>
      )}
      {details.map(([key, value]) => (
        <p key={key} className={styles.detail}>
          {key}: {typeof value === 'object' ? JSON.stringify(value) : String(value)}
        </p>
      ))}
    </li>
  );
}
