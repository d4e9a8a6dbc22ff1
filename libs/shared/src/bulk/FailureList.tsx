import { formatNumber } from '../ui/format.ts';
import styles from './bulk.module.css';
import type { BulkFailure, BulkItem } from './bulkOperation.ts';

/** Of more only the number is shown. */
const mostShown = 200;

interface FailureListProps extends Pick<BulkFailure<BulkItem>, 'items'> {
  /** What the list is called for those who do not see where it stands. */
  readonly label?: string;
}

/**
 * What something failed for, each with its reason, in a box that scrolls.
 *
 * @example <FailureList items={[{ item: { key: '1', name: 'a.mkv' }, reason: 'File not found' }]} />
 */
export function FailureList({ items, label = 'What failed' }: FailureListProps) {
  const rest = items.length - mostShown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ul tabIndex={0} aria-label={label} className={styles.failures}>
      {items.slice(0, mostShown).map(({ item, reason }) => (
        <li key={item.key}>
          <bdi>{item.name}</bdi>: {reason}
        </li>
      ))}
      {rest > 0 && <li>and {formatNumber(rest)} more</li>}
    </ul>
  );
}
