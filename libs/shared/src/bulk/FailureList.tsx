import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { formatNumber } from '../ui/format.ts';
import styles from './bulk.module.css';
import type { BulkItem, FailedItem } from './bulkOperation.ts';
import { type FailureGroup, failureGroups } from './failureGroups.ts';

/** Further items and reasons are only counted. */
const maxItems = 200;
const maxReasons = 50;

/** Larger groups start collapsed. */
const maxExpanded = 10;

interface FailureListProps<Item extends BulkItem> {
  readonly items: readonly FailedItem<Item>[];
  /** For screen readers. */
  readonly label?: string;
  /** Retries one reason's items. Undefined if nothing can be retried, or only all of it. */
  readonly onRetry?: ((items: readonly FailedItem<Item>[]) => void) | undefined;
}

/**
 * Failed items by reason, in a scrolling box.
 * @example <FailureList items={[{ item: { key: '1', name: 'a.mkv' }, reason: 'File not found' }]} />
 */
export function FailureList<Item extends BulkItem>({
  items,
  label = t`What failed`,
  onRetry,
}: FailureListProps<Item>) {
  const groups = useMemo(() => failureGroups(items), [items]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ul tabIndex={0} aria-label={label} className={styles.failures}>
      {groups.slice(0, maxReasons).map((group) => (
        <Group key={group.reason} group={group} onRetry={onRetry} />
      ))}
      {groups.length > maxReasons && (
        <li>
          <Trans>
            and <Plural value={groups.length - maxReasons} one="# further reason" other="# further reasons" />
          </Trans>
        </li>
      )}
    </ul>
  );
}

interface GroupProps<Item extends BulkItem> extends Pick<FailureListProps<Item>, 'onRetry'> {
  readonly group: FailureGroup<Item>;
}

function Group<Item extends BulkItem>({ group: { reason, items, differs }, onRetry }: GroupProps<Item>) {
  const [isOpen, setOpen] = useState(items.length <= maxExpanded);
  const id = useId();
  const again = items.filter(({ mayRetry }) => mayRetry);
  const rest = items.length - maxItems;
  return (
    <li className={styles.reason}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary id={id}>
          {reason} <span className={styles.size}>({formatNumber(items.length)})</span>
        </summary>
        {isOpen && (
          <ul className={styles.names}>
            {items.slice(0, maxItems).map(({ item: { key, name }, reason: own }) => (
              <li key={key}>
                {differs ? (
                  <Trans>
                    <bdi>{name}</bdi>: {own}
                  </Trans>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </li>
            ))}
            {rest > 0 && (
              <li>
                <Trans>and {formatNumber(rest)} more</Trans>
              </li>
            )}
          </ul>
        )}
      </details>
      {onRetry && again.length > 0 && (
        <Button size="small" aria-describedby={id} onClick={() => onRetry(again)}>
          <Trans>Retry these</Trans>
        </Button>
      )}
    </li>
  );
}
