import { Banner } from '@hondana/shared/ui/Banner';
import { plural } from '@hondana/shared/ui/format';
import type { FileFailure } from './bulkRun.ts';
import styles from './FileSelectionBar.module.css';

/** More are told by their number: nobody reads on. */
const mostShown = 200;

interface FailureListProps {
  /** "Rescan failed for 3 files!" */
  readonly title: string;
  readonly failures: readonly FileFailure[];
  readonly onDismiss: () => void;
}

/** Which files something failed for, and why. They stay selected, so that it can be done again. */
export function FailureList({ title, failures, onDismiss }: FailureListProps) {
  const rest = failures.length - mostShown;
  return (
    <Banner tone="danger" title={title} onDismiss={onDismiss}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul tabIndex={0} aria-label="Failed files" className={styles.failures}>
        {failures.slice(0, mostShown).map(({ file, reason }) => (
          <li key={file.key}>
            <bdi>{file.name}</bdi>: {reason}
          </li>
        ))}
        {rest > 0 && <li>and {plural(rest, 'further file', 'further files')}</li>}
      </ul>
    </Banner>
  );
}
