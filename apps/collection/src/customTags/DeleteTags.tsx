import type { Tag } from '@hondana/shared/api/types';
import { ConfirmDialog, type ConfirmDialogProps } from '@hondana/shared/overlays/dialog';
import { plural } from '@hondana/shared/ui/format';
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
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={only ? `Delete the tag “${only.Name}”?` : `Delete ${plural(tags.length, 'tag', 'tags')}?`}
      confirmLabel={only ? 'Delete tag' : `Delete ${plural(tags.length, 'tag', 'tags')}`}
      danger
      finalFocus={finalFocus}
      onConfirm={onDelete}
      failure={(error) =>
        error instanceof Error
          ? `The tag could not be deleted. ${error.message}`
          : 'The tag could not be deleted.'
      }
    >
      {only ? (
        lossOf(only)
      ) : (
        <>
          <p>Every series that has one of them loses it. This cannot be undone.</p>
          <SizedTags tags={tags} />
        </>
      )}
    </ConfirmDialog>
  );
}

function lossOf({ Size }: Tag): string {
  return Size
    ? `It will be removed from ${plural(Size, 'series', 'series')}. This cannot be undone.`
    : 'No series uses it. This cannot be undone.';
}
