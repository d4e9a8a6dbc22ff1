import type { Tag } from '@hondana/shared/api/types';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural } from '@hondana/shared/ui/format';

interface DeleteTagProps {
  /** The tag that shall go; undefined while nobody asked for it. */
  readonly tag: Tag | undefined;
  readonly onDelete: (tag: Tag) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a tag is deleted, because every series loses it. */
export function DeleteTag({ tag, onDelete, onClose }: DeleteTagProps) {
  return (
    <ConfirmDialog
      open={tag !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete the tag “${tag?.Name ?? ''}”?`}
      confirmLabel="Delete tag"
      danger
      onConfirm={() => tag && onDelete(tag)}
      failure={(error) =>
        error instanceof Error
          ? `The tag could not be deleted. ${error.message}`
          : 'The tag could not be deleted.'
      }
    >
      {tag?.Size
        ? `It will be removed from ${plural(tag.Size, 'series', 'series')}. This cannot be undone.`
        : 'No series uses it. This cannot be undone.'}
    </ConfirmDialog>
  );
}
