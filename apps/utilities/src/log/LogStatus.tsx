import { Badge, type Tone } from '@hondana/shared/ui/Badge';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import styles from './LogBar.module.css';
import type { LogState } from './LogStore.ts';

export interface LogStatusProps {
  readonly log: LogState;
  readonly shown: number;
  readonly isFiltered: boolean;
  /** Some of those shown are older than the log's own. */
  readonly hasOlder: boolean;
}

const connections: Readonly<Record<LogState['connection'], { text: string; tone: Tone }>> = {
  connecting: { text: 'Connecting…', tone: 'neutral' },
  connected: { text: 'Live', tone: 'success' },
  reconnecting: { text: 'Connection lost. Reconnecting…', tone: 'warning' },
  lost: { text: 'Disconnected', tone: 'danger' },
};

/** Screen readers announce only changes of the connection, not the count. */
export function LogStatus({ log, shown, isFiltered, hasOlder }: LogStatusProps) {
  const { text, tone } = connections[log.connection];
  const all = plural(log.lines.length, 'line', 'lines');
  return (
    <>
      <span role="status">
        <Badge tone={tone}>{text}</Badge>
      </span>
      {log.isKnown && (
        <span className={styles.count}>
          {isFiltered && !hasOlder ? `${formatNumber(shown)} of ${all}` : plural(shown, 'line', 'lines')}
          {log.isPaused && `, ${formatNumber(log.waiting)} waiting`}
        </span>
      )}
    </>
  );
}
