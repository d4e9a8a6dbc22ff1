import type { FaultPlace } from '@hondana/shared/remote/remoteRecords';
import { clearStoredFailures, type StoredFailure } from '@hondana/shared/remote/storedFailures';
import { Button } from '@hondana/shared/ui/Button';
import { formatDateTime, formatRelative, plural } from '@hondana/shared/ui/format';
import styles from './InstalledPartItem.module.css';
import type { InstalledPart } from './installedParts.ts';

const places: Readonly<Record<FaultPlace, string>> = {
  loading: 'while loading',
  page: 'on a page',
  slot: 'in a part of a page',
  background: 'in the background',
};

interface FailureProps {
  readonly failure: StoredFailure;
  /** The installed one. */
  readonly version: string | undefined;
}

function circumstances({ failure, version }: FailureProps): string {
  const isOfAnother = failure.version !== undefined && failure.version !== version;
  return [
    places[failure.place],
    ...(failure.count > 1 ? [plural(failure.count, 'time', 'times')] : []),
    ...(isOfAnother ? [`in another version, ${failure.version}`] : []),
  ].join(', ');
}

function Failure({ failure, version }: FailureProps) {
  const { at, message } = failure;
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>{' '}
      {circumstances({ failure, version })}: <bdi>{message}</bdi>
    </>
  );
}

interface PartFailuresProps {
  readonly part: InstalledPart;
  readonly onClear: () => void;
}

/** Failures stored in this browser, also from earlier page loads. */
export function PartFailures({ part: { id, title, version, failures }, onClear }: PartFailuresProps) {
  const [last, ...earlier] = failures;
  if (!last) return null;
  const clear = (): void => {
    onClear();
    clearStoredFailures(id);
  };
  return (
    <>
      <p className={last.version === version ? styles.fault : styles.detail}>
        Last failed {formatRelative(last.at)}, <Failure failure={last} version={version} />
      </p>
      {earlier.length > 0 && (
        <details className={styles.detail}>
          <summary>{plural(earlier.length, 'earlier failure', 'earlier failures')}</summary>
          <ul>
            {earlier.map((failure) => (
              <li key={JSON.stringify(failure)}>
                <Failure failure={failure} version={version} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.actions}>
        <Button size="small" aria-label={`Clear failures of ${title}`} onClick={clear}>
          Clear failures
        </Button>
      </div>
    </>
  );
}
