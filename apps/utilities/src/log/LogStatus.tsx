import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { Badge, type Tone } from '@hondana/shared/ui/Badge';
import { formatNumber } from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { msg, plural, t } from '@lingui/core/macro';
import styles from './LogBar.module.css';
import type { LogState } from './LogStore.ts';

export interface LogStatusProps {
  readonly log: LogState;
  readonly shown: number;
  readonly isFiltered: boolean;
  /** Some of those shown are older than the log's own. */
  readonly hasOlder: boolean;
}

const connections: Readonly<Record<LogState['connection'], { text: TextDescriptor; tone: Tone }>> = {
  connecting: { text: msg`Connecting…`, tone: 'neutral' },
  connected: { text: msg`Live`, tone: 'success' },
  reconnecting: { text: msg`Connection lost. Reconnecting…`, tone: 'warning' },
  lost: { text: msg`Disconnected`, tone: 'danger' },
};

/** Screen readers announce only changes of the connection, not the count. */
export function LogStatus({ log, shown, isFiltered, hasOlder }: LogStatusProps) {
  const { text, tone } = connections[log.connection];
  const found = formatNumber(shown);
  const waiting = formatNumber(log.waiting);
  return (
    <>
      <span role="status">
        <Badge tone={tone}>{textOf(text)}</Badge>
      </span>
      {log.isKnown && (
        <span className={styles.count}>
          {joinList([
            isFiltered && !hasOlder
              ? t`${found} of ${plural(log.lines.length, { one: '# line', other: '# lines' })}`
              : t`${plural(shown, { one: '# line', other: '# lines' })}`,
            log.isPaused && t`${waiting} waiting`,
          ])}
        </span>
      )}
    </>
  );
}
