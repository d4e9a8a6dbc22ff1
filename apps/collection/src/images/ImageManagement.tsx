import type { Image } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { deleteImage, setImageEnabled } from '@hondana/shared/resources/imageWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { DeleteImage } from './DeleteImage.tsx';

interface ImageManagementProps {
  readonly seriesId: number;
  readonly image: Image | undefined;
  readonly onDeleted: () => void;
}

/** Disables, enables or deletes an image for everybody. */
export function ImageManagement({ seriesId, image, onDeleted }: ImageManagementProps) {
  const [deleting, setDeleting] = useState<Image>();
  const enableButton = useRef<HTMLButtonElement>(null);
  const enabled = image?.Disabled ?? false;
  const enabling = useWrite(setImageEnabled, {
    done: (_, input) => (input.enabled ? t`Image enabled.` : t`Image disabled. Shoko no longer chooses it.`),
    failed: (input) =>
      input.enabled ? t`The image could not be enabled` : t`The image could not be disabled`,
    undo: (input) => setImageEnabled.with({ ...input, enabled: !input.enabled }),
  });
  const mayEnable = useMay(setImageEnabled);
  const mayDelete = useMay(deleteImage);
  if (!mayEnable) return null;
  return (
    <>
      <Button
        ref={enableButton}
        busy={enabling.isPending}
        aria-disabled={!image || undefined}
        onClick={() => image && enabling.mutate({ seriesId, image, enabled })}
      >
        {enabled ? <Trans>Enable</Trans> : <Trans>Disable</Trans>}
      </Button>
      {/* Others come back with the next refresh of their source, so they are disabled instead. */}
      {mayDelete && image?.Source === 'User' && (
        <Button variant="danger" onClick={() => setDeleting(image)}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {mayDelete && (
        <DeleteImage
          seriesId={seriesId}
          image={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={onDeleted}
          finalFocus={() => enableButton.current}
        />
      )}
    </>
  );
}
