import type { QueueItem } from '@hondana/shared/api/types';
import { formatTime } from '@hondana/shared/ui/format';
import styles from './QueuePanel.module.css';

export function RunningItem({ item }: { readonly item: QueueItem }) {
  const details = Object.entries(item.Details ?? {});
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        {item.Title ?? item.Type}
        {item.StartTime && <span className={styles.time}>since {formatTime(item.StartTime)}</span>}
      </p>
      {details.map(([key, value]) => (
        <p key={key} className={styles.detail}>
          {key}: {String(value)}
        </p>
      ))}
    </li>
  );
}
