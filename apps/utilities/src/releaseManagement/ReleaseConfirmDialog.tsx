import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { trashIcon } from '@hondana/shared/ui/icons';
import styles from './ReleaseConfirmDialog.module.css';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleasePlan } from './releasePlan.ts';

/** Above this number, or if an episode loses its last file, the confirmation must be typed. */
const manyFiles = 20;

interface ReleaseConfirmDialogProps {
  readonly kind: ReleaseKind;
  readonly plan: ReleasePlan;
  readonly emptied: readonly string[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function ReleaseConfirmDialog({ kind, plan, emptied, onClose, onConfirm }: ReleaseConfirmDialogProps) {
  const { deleted, changes, freed, keptCount, goneFiles } = plan;
  const count = (of: number) =>
    kind.name === 'duplicates'
      ? plural(of, 'duplicate file', 'duplicate files')
      : plural(of, 'file', 'files');
  const marked = changes.filter(({ choice }) => choice === 'variation').length;
  const unmarked = changes.filter(({ choice }) => choice === 'keep').length;
  const action =
    deleted.length > 0 ? `Delete ${count(deleted.length)}, ${formatBytes(freed)}` : 'Apply changes';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${action}?`}
      confirmLabel={action}
      danger={deleted.length > 0}
      size={deleted.length > 0 ? 'large' : 'small'}
      typedConfirmation={emptied.length > 0 || deleted.length > manyFiles ? 'delete files' : undefined}
      onConfirm={onConfirm}
    >
      {emptied.length > 0 && (
        <div className={styles.warning}>
          <p>{plural(emptied.length, 'episode', 'episodes')} would have no files left:</p>
          <ul className={styles.list}>
            {emptied.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.sums}>
        {deleted.length > 0 && (
          <li>
            {count(deleted.length)} will be deleted from disk, freeing {formatBytes(freed)}. This cannot be
            undone.
          </li>
        )}
        {kind.name === 'duplicates' && goneFiles.size > 0 && (
          <li>{plural(goneFiles.size, 'file', 'files')} will have no copies left.</li>
        )}
        {marked > 0 && <li>{count(marked)} will be marked as variation.</li>}
        {unmarked > 0 && <li>{count(unmarked)} will no longer be marked as variation.</li>}
        <li>{count(keptCount)} of those shown will be kept.</li>
      </ul>
      {deleted.length > 0 && (
        <>
          <p className={styles.danger}>
            <Icon icon={trashIcon} size={4} />
            Will be deleted:
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
          <ul tabIndex={0} aria-label="Will be deleted" className={styles.list}>
            {deleted.map(({ key, name, directory, size }) => (
              <li key={key}>
                <bdi>{directory === '' ? name : `${directory}/${name}`}</bdi>{' '}
                <span className={styles.size}>{formatBytes(size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
