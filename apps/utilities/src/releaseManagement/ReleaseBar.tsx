import { Button } from '@hondana/shared/ui/Button';
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './ReleasePanel.module.css';
import type { ReleasePlan } from './releasePlan.ts';

interface ReleaseBarProps {
  readonly plan: ReleasePlan;
  /** Number of choices for episodes outside the list. */
  readonly hiddenCount: number;
  readonly busy: boolean;
  readonly onDiscard: () => void;
  readonly onConfirm: () => void;
}

export function ReleaseBar({ plan, hiddenCount, busy, onDiscard, onConfirm }: ReleaseBarProps) {
  const { changes, deleted, freed } = plan;
  const size = formatBytes(freed);
  if (changes.length === 0 && hiddenCount === 0) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.sums}>
        {changes.length > 0 && (
          <p role="status" className={styles.sum}>
            {deleted.length > 0
              ? t`${plural(changes.length, { one: '# change', other: '# changes' })}: ${plural(deleted.length, { one: '# file', other: '# files' })} will be deleted, ${size}`
              : t`${plural(changes.length, { one: '# change', other: '# changes' })}`}
          </p>
        )}
        {hiddenCount > 0 && (
          <p>
            <Trans>
              <Plural value={hiddenCount} one="# choice is" other="# choices are" /> about episodes that are
              not in this list.
            </Trans>
          </p>
        )}
      </div>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        <Trans>Discard Choices</Trans>
      </Button>
      {changes.length > 0 && (
        <Button
          variant={deleted.length > 0 ? 'danger' : 'primary'}
          size="small"
          busy={busy}
          onClick={onConfirm}
        >
          <Trans>Confirm</Trans>
        </Button>
      )}
    </div>
  );
}
