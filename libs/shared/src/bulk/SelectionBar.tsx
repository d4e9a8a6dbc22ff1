import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.tsx';
import { formatNumber } from '../ui/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { closeIcon, selectAllIcon } from '../ui/icons.tsx';
import { BulkReport } from './BulkReport.tsx';
import styles from './bulk.module.css';
import type { BulkItem } from './bulkOperation.ts';
import type { BulkOperationState } from './useBulkOperation.ts';
import type { HiddenCount } from './useHiddenSelectionCount.ts';
import type { Selecting } from './useSelection.ts';

interface SelectionBarProps<Item extends BulkItem, Selected extends BulkItem> {
  readonly selecting: Pick<Selecting<Selected>, 'count' | 'isActive' | 'isExtending' | 'selectAll' | 'clear'>;
  readonly operation: BulkOperationState<Item>;
  readonly total: number | undefined;
  readonly text: ReactNode;
  readonly hiddenCount?: HiddenCount | undefined;
  /** Overlays the end of a scrolling page; otherwise part of the layout. */
  readonly isFloating?: boolean;
  /** Actions. A button with `data-bar-menu` opens a menu with Select all, which replaces the bar's own on a phone. */
  readonly children: ReactNode;
}

/**
 * How many items are selected, and actions on them; progress replaces them while an operation runs. Failures are above.
 * Renders nothing if nothing is selected and there is nothing to report.
 * @example
 * <SelectionBar selecting={selecting} operation={operation} total={list.total} text="3 files selected">
 *   <Button size="small" onClick={rescan}>Rescan</Button>
 * </SelectionBar>
 */
export function SelectionBar<Item extends BulkItem, Selected extends BulkItem>({
  selecting: { count, isActive, isExtending, selectAll, clear },
  operation,
  total = 0,
  text,
  hiddenCount = 0,
  isFloating = false,
  children,
}: SelectionBarProps<Item, Selected>) {
  if (!isActive && !operation.progress && !operation.failure) return null;
  const all = formatNumber(total);
  return (
    <>
      {isFloating && <div className={styles.room} />}
      <section
        aria-label={t`Selection`}
        data-keep-clear=""
        className={classNames(
          styles.bar,
          isFloating && styles.floating,
          !isActive && !operation.failure && styles.passing,
        )}
      >
        <BulkReport operation={operation} />
        {/* Hidden, not removed: a dialog opened from its menu returns the focus to it. */}
        <div className={styles.row} hidden={operation.progress !== undefined}>
          <p role="status" className={styles.count}>
            {isExtending ? <Trans>{text}, looking up more…</Trans> : text}
            {hiddenCount !== 0 && <span className={styles.note}>{hiddenCountText(hiddenCount)}</span>}
          </p>
          {count < total && (
            <Button
              variant="quiet"
              size="small"
              icon={selectAllIcon}
              title={t`Select all ${all}`}
              className={styles.all}
              onClick={selectAll}
            >
              <span className={styles.words}>
                <Trans>Select all {all}</Trans>
              </span>
            </Button>
          )}
          {children}
          <IconButton
            icon={closeIcon}
            label={count === 0 ? t`Done` : t`Clear selection`}
            size="small"
            onClick={clear}
          />
        </div>
      </section>
    </>
  );
}

function hiddenCountText(count: HiddenCount): string {
  return count === 'some' ? t`Some may not be in this list` : t`${formatNumber(count)} not in this list`;
}
