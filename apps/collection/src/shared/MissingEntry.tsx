import { classNames } from '@hondana/shared/ui/classNames';
import { formatNumber } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './MissingEntry.module.css';

interface MissingEntryProps {
  readonly index: number;
  readonly tabIndex: 0 | -1;
  /** Undefined where a retry cannot help. */
  readonly onRetry: (() => void) | undefined;
}

/** Placeholder for an entry whose page failed to load; a press retries every failed page. */
export function MissingEntry({ index, tabIndex, onRetry }: MissingEntryProps) {
  if (!onRetry) {
    return (
      <p data-card-placeholder="failed" className={styles.missing}>
        <Trans>Could not be loaded</Trans>
      </p>
    );
  }
  const number = formatNumber(index + 1);
  return (
    <button
      type="button"
      data-card-placeholder="failed"
      data-virtual-item={index}
      tabIndex={tabIndex}
      aria-label={t`Retry: entry ${number} could not be loaded`}
      className={classNames(styles.missing, styles.retry)}
      onClick={(event) => {
        // The cell holds the focus until the entry has loaded.
        event.currentTarget.closest<HTMLElement>('[data-virtual-cell]')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      <Icon icon={refreshIcon} size={5} />
      <span>
        <Trans>Retry</Trans>
      </span>
    </button>
  );
}
