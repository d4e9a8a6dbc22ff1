import type { QueueItem } from '@hondana/shared/api/types';
import { formatTime } from '@hondana/shared/ui/format';
import { Trans } from '@lingui/react/macro';
import styles from './QueuePanel.module.css';

export function RunningItem({ item }: { readonly item: QueueItem }) {
  const time = item.StartTime && formatTime(item.StartTime);
  const details = Object.entries(item.Details ?? {});
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        {item.Title ?? item.Type}
        {time && (
          <span className={styles.time}>
            <Trans>since {time}</Trans>
          </span>
        )}
      </p>
      {details.map(([key, value]) => (
        <p key={key} className={styles.detail}>
          {key}: {String(value)}
        </p>
      ))}
    </li>
  );
}
