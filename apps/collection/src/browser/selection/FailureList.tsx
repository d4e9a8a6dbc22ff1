import { errorText } from '@hondana/shared/api/ApiError';
import { Banner } from '@hondana/shared/ui/Banner';
import { plural } from '@hondana/shared/ui/format';
import styles from './SelectionBar.module.css';
import type { Failure } from './useBulkRun.ts';

interface FailureListProps {
  readonly failures: readonly Failure[];
  readonly onDismiss: () => void;
}

/** Which series an action failed for, and why. They stay selected. */
export function FailureList({ failures, onDismiss }: FailureListProps) {
  return (
    <Banner
      tone="danger"
      title={`${plural(failures.length, 'series', 'series')} failed and stayed selected`}
      onDismiss={onDismiss}
    >
      <ul className={styles.failures}>
        {failures.map(({ series, error }) => (
          <li key={series.id}>
            <bdi>{series.name}</bdi>: {errorText(error) ?? 'failed'}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
