import { Button } from '@hondana/shared/ui/Button';
import { formatBytes, plural } from '@hondana/shared/ui/format';
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
  if (changes.length === 0 && hiddenCount === 0) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.sums}>
        {changes.length > 0 && (
          <p role="status" className={styles.sum}>
            {plural(changes.length, 'change', 'changes')}
            {deleted.length > 0 &&
              `: ${plural(deleted.length, 'file', 'files')} will be deleted, ${formatBytes(freed)}`}
          </p>
        )}
        {hiddenCount > 0 && (
          <p>{plural(hiddenCount, 'choice is', 'choices are')} about episodes that are not in this list.</p>
        )}
      </div>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        Discard Choices
      </Button>
      {changes.length > 0 && (
        <Button
          variant={deleted.length > 0 ? 'danger' : 'primary'}
          size="small"
          busy={busy}
          onClick={onConfirm}
        >
          Confirm
        </Button>
      )}
    </div>
  );
}
