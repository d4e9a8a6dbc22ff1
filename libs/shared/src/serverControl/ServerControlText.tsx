import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Queue } from '../api/types.ts';
import { queueQuery } from '../resources/queue.ts';
import styles from './ServerControlText.module.css';
import type { ServerControl } from './serverControls.ts';

/** As many running tasks are named. */
const maxNamed = 5;

/** What a restart or shutdown interrupts, for the question before it. */
export function ServerControlText({ control }: { readonly control: ServerControl }) {
  const { data: queue, isError } = useQuery({ ...queueQuery(), staleTime: 0, retry: false });
  return (
    <div className={styles.text}>
      <p>
        {control === 'restart' ? (
          <Trans>Everyone is disconnected, and playback stops, until the server is back.</Trans>
        ) : (
          <Trans>
            Everyone is disconnected, and playback stops. This page cannot start the server again: somebody
            has to do that where it runs.
          </Trans>
        )}
      </p>
      {queue ? (
        <RunningTasks queue={queue} />
      ) : (
        <p role="status">{isError ? t`The queue could not be read.` : t`Reading the queue…`}</p>
      )}
    </div>
  );
}

function RunningTasks({ queue: { CurrentlyExecuting: running, WaitingCount } }: { readonly queue: Queue }) {
  const others = running.length - maxNamed;
  return (
    <>
      {running.length === 0 ? (
        <p>
          <Trans>No task is running.</Trans>
        </p>
      ) : (
        <>
          <p>{t`${plural(running.length, { one: '# running task is interrupted:', other: '# running tasks are interrupted:' })}`}</p>
          <ul className={styles.tasks}>
            {running.slice(0, maxNamed).map(({ Key, Title, Type, Details }) => (
              <li key={Key}>{[Title || Type, ...Object.values(Details ?? {}).map(String)].join(' · ')}</li>
            ))}
            {others > 0 && <li>{t`${plural(others, { one: 'and # more', other: 'and # more' })}`}</li>}
          </ul>
        </>
      )}
      {WaitingCount > 0 && (
        <p>{t`${plural(WaitingCount, { one: '# task is waiting.', other: '# tasks are waiting.' })}`}</p>
      )}
    </>
  );
}
