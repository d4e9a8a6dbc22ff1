import { useLanguage } from '@hondana/shared/language';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import styles from './LogRow.module.css';
import type { LogLine } from './LogStore.ts';
import { logTime, messageParts } from './logText.ts';

const looks: Readonly<Record<string, string | undefined>> = {
  Trace: styles.quiet,
  Debug: styles.quiet,
  Info: styles.info,
  Warn: styles.warn,
  Error: styles.error,
  Fatal: styles.error,
};

interface LogRowProps {
  readonly line: LogLine;
  readonly place: number;
  readonly pattern: RegExp | undefined;
}

export const LogRow = memo(function LogRow({ line, place, pattern }: LogRowProps) {
  useLanguage();
  const { entry, isAfterGap } = line;
  return (
    <li data-place={place} className={styles.line}>
      {isAfterGap && (
        <p className={styles.gap}>
          <Trans>Lines may be missing here: the server’s backlog was exceeded.</Trans>
        </p>
      )}
      <div className={styles.row}>
        <time dateTime={entry.TimeStamp} className={styles.time}>
          {logTime(entry.TimeStamp)}
        </time>
        <span className={looks[entry.Level]}>{entry.Level}</span>
        <span dir="auto" title={entry.LoggerName} className={styles.message}>
          {messageParts(entry.Message, pattern).map(({ text, isFound }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the message is what identifies a part.
            isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </span>
      </div>
    </li>
  );
});
