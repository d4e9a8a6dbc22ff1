import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { formatBytes } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { trashIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './ReleaseConfirmDialog.module.css';
import type { Choice, ReleaseItem } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';

/** Above this number, or if an episode loses its last file, the confirmation must be typed. */
const manyFiles = 20;

/** What the question says of a plan. */
interface ShownPlan {
  readonly deleted: readonly Pick<ReleaseItem, 'key' | 'name' | 'directory' | 'size'>[];
  readonly changes: readonly { readonly choice: Choice }[];
  readonly freed: number;
  readonly keptCount: number;
  readonly goneFiles: ReadonlySet<number>;
}

interface ReleaseConfirmDialogProps {
  readonly kind: ReleaseKind;
  readonly plan: ShownPlan;
  readonly emptied: readonly string[];
  /** Too much is lost for a single press. */
  readonly mustType?: boolean;
  readonly onClose: () => void;
  /** While a promise is pending the dialog stays open, and shows `failure` if it rejects. */
  readonly onConfirm: () => unknown;
  readonly failure?: (error: unknown) => string;
}

export function ReleaseConfirmDialog({
  kind,
  plan,
  emptied,
  mustType = false,
  onClose,
  onConfirm,
  failure,
}: ReleaseConfirmDialogProps) {
  const { deleted, changes, freed, keptCount, goneFiles } = plan;
  const isByPlace = kind.name === 'duplicates';
  const count = deleted.length;
  const size = formatBytes(freed);
  const marked = changes.filter(({ choice }) => choice === 'variation').length;
  const unmarked = changes.filter(({ choice }) => choice === 'keep').length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={questionText(count, size, isByPlace)}
      confirmLabel={actionText(count, size, isByPlace)}
      danger={deleted.length > 0}
      size={deleted.length > 0 ? 'large' : 'small'}
      typedConfirmation={
        mustType || emptied.length > 0 || deleted.length > manyFiles ? t`delete files` : undefined
      }
      onConfirm={onConfirm}
      failure={failure}
    >
      {emptied.length > 0 && (
        <div className={styles.warning}>
          <p>
            <Trans>
              <Plural value={emptied.length} one="# episode" other="# episodes" /> would have no files left:
            </Trans>
          </p>
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
            {isByPlace
              ? t`${plural(count, { one: '# duplicate file', other: '# duplicate files' })} will be deleted from disk, freeing ${size}. This cannot be undone.`
              : t`${plural(count, { one: '# file', other: '# files' })} will be deleted from disk, freeing ${size}. This cannot be undone.`}
          </li>
        )}
        {isByPlace && goneFiles.size > 0 && (
          <li>
            <Trans>
              <Plural value={goneFiles.size} one="# file" other="# files" /> will have no copies left.
            </Trans>
          </li>
        )}
        {marked > 0 && (
          <li>
            <Trans>
              <Plural value={marked} one="# file" other="# files" /> will be marked as variation.
            </Trans>
          </li>
        )}
        {unmarked > 0 && (
          <li>
            <Trans>
              <Plural value={unmarked} one="# file" other="# files" /> will no longer be marked as variation.
            </Trans>
          </li>
        )}
        <li>
          {isByPlace
            ? t`${plural(keptCount, { one: '# duplicate file', other: '# duplicate files' })} of those shown will be kept.`
            : t`${plural(keptCount, { one: '# file', other: '# files' })} of those shown will be kept.`}
        </li>
      </ul>
      {deleted.length > 0 && (
        <>
          <p className={styles.danger}>
            <Icon icon={trashIcon} size={4} />
            <Trans>Will be deleted:</Trans>
          </p>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
            tabIndex={0}
            aria-label={t({ message: 'Will be deleted', context: 'list of files' })}
            className={styles.list}
          >
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

function actionText(count: number, size: string, isByPlace: boolean): string {
  if (count === 0) return t`Apply changes`;
  return isByPlace
    ? t`Delete ${plural(count, { one: '# duplicate file', other: '# duplicate files' })}, ${size}`
    : t`Delete ${plural(count, { one: '# file', other: '# files' })}, ${size}`;
}

function questionText(count: number, size: string, isByPlace: boolean): string {
  if (count === 0) return t`Apply changes?`;
  return isByPlace
    ? t`Delete ${plural(count, { one: '# duplicate file', other: '# duplicate files' })}, ${size}?`
    : t`Delete ${plural(count, { one: '# file', other: '# files' })}, ${size}?`;
}
