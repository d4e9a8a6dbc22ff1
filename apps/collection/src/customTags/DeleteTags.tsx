import type { Tag } from '@hondana/shared/api/types';
import { ConfirmDialog, type ConfirmDialogProps } from '@hondana/shared/overlays/dialog';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SizedTags } from './SizedTags.tsx';

interface DeleteTagsProps {
  readonly tags: readonly Tag[];
  /** Deletes them, or starts to. */
  readonly onDelete: () => unknown;
  readonly finalFocus?: ConfirmDialogProps['finalFocus'];
  readonly onClose: () => void;
}

export function DeleteTags({ tags, onDelete, finalFocus, onClose }: DeleteTagsProps) {
  const [only] = tags.length === 1 ? tags : [];
  const name = only?.Name ?? '';
  const count = tags.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        only ? t`Delete the tag “${name}”?` : t`Delete ${plural(count, { one: '# tag', other: '# tags' })}?`
      }
      confirmLabel={only ? t`Delete tag` : t`Delete ${plural(count, { one: '# tag', other: '# tags' })}`}
      danger
      finalFocus={finalFocus}
      onConfirm={onDelete}
      failure={(error) => {
        const reason = error instanceof Error ? error.message : undefined;
        return reason === undefined
          ? t`The tag could not be deleted.`
          : t`The tag could not be deleted. ${reason}`;
      }}
    >
      {only ? (
        lossOf(only)
      ) : (
        <>
          <p>
            <Trans>Every series that has one of them loses it. This cannot be undone.</Trans>
          </p>
          <SizedTags tags={tags} />
        </>
      )}
    </ConfirmDialog>
  );
}

function lossOf({ Size: count }: Tag): string {
  return count
    ? t`It will be removed from ${plural(count, { one: '# series', other: '# series' })}. This cannot be undone.`
    : t`No series uses it. This cannot be undone.`;
}
