import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import type { FaultPlace } from '@hondana/shared/remote/remoteRecords';
import { clearStoredFailures, type StoredFailure } from '@hondana/shared/remote/storedFailures';
import { Button } from '@hondana/shared/ui/Button';
import { formatDateTime, formatRelative } from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './InstalledPartItem.module.css';
import type { InstalledPart } from './installedParts.ts';

const places: Readonly<Record<FaultPlace, TextDescriptor>> = {
  loading: msg`while loading`,
  page: msg`on a page`,
  slot: msg`in a part of a page`,
  background: msg`in the background`,
};

interface FailureProps {
  readonly failure: StoredFailure;
  /** The installed one. */
  readonly version: string | undefined;
}

function circumstances({ failure, version }: FailureProps): string {
  const { count, version: of = version } = failure;
  return joinList([
    textOf(places[failure.place]),
    count > 1 && t`${plural(count, { one: '# time', other: '# times' })}`,
    of !== undefined && of !== version && t`in another version, ${of}`,
  ]);
}

function Failure({ failure, version }: FailureProps) {
  const { at, message } = failure;
  const how = circumstances({ failure, version });
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>{' '}
      <Trans>
        {how}: <bdi>{message}</bdi>
      </Trans>
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
  const when = formatRelative(last.at);
  const clear = (): void => {
    onClear();
    clearStoredFailures(id);
  };
  return (
    <>
      <p className={last.version === version ? styles.fault : styles.detail}>
        <Trans>
          Last failed {when}, <Failure failure={last} version={version} />
        </Trans>
      </p>
      {earlier.length > 0 && (
        <details className={styles.detail}>
          <summary>{t`${plural(earlier.length, { one: '# earlier failure', other: '# earlier failures' })}`}</summary>
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
        <Button size="small" aria-label={t`Clear failures of ${title}`} onClick={clear}>
          <Trans>Clear failures</Trans>
        </Button>
      </div>
    </>
  );
}
