import { formatNumber } from '../ui/format.ts';
import styles from './bulk.module.css';
import type { BulkFailure, BulkItem } from './bulkOperation.ts';

/** Of more only the number is shown. */
const mostShown = 200;

/**
 * What something failed for, each with its reason, in a box that scrolls.
 *
 * @example <FailureList items={[{ item: { key: '1', name: 'a.mkv' }, reason: 'File not found' }]} />
 */
export function FailureList({ items }: Pick<BulkFailure<BulkItem>, 'items'>) {
  const rest = items.length - mostShown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ul tabIndex={0} aria-label="What failed" className={styles.failures}>
      {items.slice(0, mostShown).map(({ item, reason }) => (
        <li key={item.key}>
          <bdi>{item.name}</bdi>: {reason}
        </li>
      ))}
      {rest > 0 && <li>and {formatNumber(rest)} more</li>}
    </ul>
  );
}
