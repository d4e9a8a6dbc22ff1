import { Banner } from '@hondana/shared/ui/Banner';
import type { Failure, Named } from './BulkRun.ts';
import styles from './SelectionBar.module.css';

/** More are told by their number: nobody reads on. */
const mostShown = 200;

interface FailureListProps {
  /** "Rescan failed for 3 files!" */
  readonly title: string;
  readonly failures: readonly Failure<Named>[];
  /** “Failed files”; read aloud. */
  readonly label: string;
  /** How many more there are: “3 further files”. */
  readonly further: (count: number) => string;
  readonly onDismiss: () => void;
}

/** What something failed for, and why. They stay selected, so that it can be done again. */
export function FailureList({ title, failures, label, further, onDismiss }: FailureListProps) {
  const rest = failures.length - mostShown;
  return (
    <Banner tone="danger" title={title} onDismiss={onDismiss}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul tabIndex={0} aria-label={label} className={styles.failures}>
        {failures.slice(0, mostShown).map(({ item, reason }) => (
          <li key={item.key}>
            <bdi>{item.name}</bdi>: {reason}
          </li>
        ))}
        {rest > 0 && <li>and {further(rest)}</li>}
      </ul>
    </Banner>
  );
}
