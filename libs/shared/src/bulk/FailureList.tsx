import { useId, useMemo, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { formatNumber, plural } from '../ui/format.ts';
import styles from './bulk.module.css';
import type { BulkItem, FailedItem } from './bulkOperation.ts';
import { type FailureGroup, failureGroups } from './failureGroups.ts';

/** Of more only the number is shown. */
const mostShown = 200;
const mostReasons = 50;

/** More than these are shown on demand. */
const few = 10;

interface FailureListProps<Item extends BulkItem> {
  readonly items: readonly FailedItem<Item>[];
  /** What the list is called for those who do not see where it stands. */
  readonly label?: string;
  /** Tries again what failed for one reason; left out where there is nothing to try, or only all of it. */
  readonly onRetry?: ((items: readonly FailedItem<Item>[]) => void) | undefined;
}

/**
 * What something failed for, by reason, in a box that scrolls. What many failed for is folded.
 *
 * @example <FailureList items={[{ item: { key: '1', name: 'a.mkv' }, reason: 'File not found' }]} />
 */
export function FailureList<Item extends BulkItem>({
  items,
  label = 'What failed',
  onRetry,
}: FailureListProps<Item>) {
  const groups = useMemo(() => failureGroups(items), [items]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ul tabIndex={0} aria-label={label} className={styles.failures}>
      {groups.slice(0, mostReasons).map((group) => (
        <Group key={group.reason} group={group} onRetry={onRetry} />
      ))}
      {groups.length > mostReasons && (
        <li>and {plural(groups.length - mostReasons, 'further reason', 'further reasons')}</li>
      )}
    </ul>
  );
}

interface GroupProps<Item extends BulkItem> extends Pick<FailureListProps<Item>, 'onRetry'> {
  readonly group: FailureGroup<Item>;
}

function Group<Item extends BulkItem>({ group: { reason, items, differs }, onRetry }: GroupProps<Item>) {
  const [isOpen, setOpen] = useState(items.length <= few);
  const id = useId();
  const again = items.filter(({ mayRetry }) => mayRetry);
  const rest = items.length - mostShown;
  return (
    <li className={styles.reason}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary id={id}>
          {reason} <span className={styles.size}>({formatNumber(items.length)})</span>
        </summary>
        {isOpen && (
          <ul className={styles.names}>
            {items.slice(0, mostShown).map(({ item: { key, name }, reason: own }) => (
              <li key={key}>
                <bdi>{name}</bdi>
                {differs && `: ${own}`}
              </li>
            ))}
            {rest > 0 && <li>and {formatNumber(rest)} more</li>}
          </ul>
        )}
      </details>
      {onRetry && again.length > 0 && (
        <Button size="small" aria-describedby={id} onClick={() => onRetry(again)}>
          Retry these
        </Button>
      )}
    </li>
  );
}
