import type { Image } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog, type ConfirmDialogProps } from '@hondana/shared/overlays/dialog';
import { deleteImage } from '@hondana/shared/resources/imageWrites';
import { t } from '@lingui/core/macro';

interface DeleteImageProps extends Pick<ConfirmDialogProps, 'finalFocus'> {
  readonly seriesId: number;
  /** Closed when undefined. */
  readonly image: Image | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteImage({ seriesId, image, onClose, onDeleted, finalFocus }: DeleteImageProps) {
  const remove = useWrite(deleteImage, { done: t`Image deleted.`, onDone: onDeleted });
  return (
    <ConfirmDialog
      open={image !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Delete this image?`}
      confirmLabel={t`Delete image`}
      danger
      finalFocus={finalFocus}
      failure={(error) => {
        const reason = errorText(error) ?? '';
        return t`The image could not be deleted. ${reason}`;
      }}
      onConfirm={() => image && remove.mutateAsync({ seriesId, image })}
    >
      {image?.Preferred
        ? t`Its file is deleted from the server, and the server chooses another preferred image.`
        : t`Its file is deleted from the server and cannot be restored.`}
    </ConfirmDialog>
  );
}
