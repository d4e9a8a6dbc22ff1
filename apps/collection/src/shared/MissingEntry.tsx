import { classNames } from '@hondana/shared/ui/classNames';
import { formatNumber } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { refreshIcon } from '@hondana/shared/ui/icons';
import styles from './MissingEntry.module.css';

interface MissingEntryProps {
  /** Its place in the list. */
  readonly index: number;
  readonly tabIndex: 0 | -1;
  /** Left out where asking again cannot help. */
  readonly onRetry: (() => void) | undefined;
}

/** Stands for an entry whose page could not be fetched: a press asks again for all that failed. */
export function MissingEntry({ index, tabIndex, onRetry }: MissingEntryProps) {
  if (!onRetry) {
    return (
      <p data-card-placeholder="failed" className={styles.missing}>
        Could not be loaded
      </p>
    );
  }
  return (
    <button
      type="button"
      data-card-placeholder="failed"
      data-virtual-item={index}
      tabIndex={tabIndex}
      aria-label={`Retry: entry ${formatNumber(index + 1)} could not be loaded`}
      className={classNames(styles.missing, styles.retry)}
      onClick={(event) => {
        // The place keeps the focus until the entry is there to take it.
        event.currentTarget.closest<HTMLElement>('[data-virtual-cell]')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      <Icon icon={refreshIcon} size={5} />
      <span>Retry</span>
    </button>
  );
}
