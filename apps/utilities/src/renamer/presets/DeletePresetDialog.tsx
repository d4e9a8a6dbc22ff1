import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePresetWrites } from './usePresetWrites.ts';

interface DeletePresetDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function DeletePresetDialog({ id, name, onClose, onDone }: DeletePresetDialogProps) {
  const { remove } = usePresetWrites(name);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <Trans>
          Delete preset <bdi>{name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Delete preset`}
      danger
      onConfirm={async () => {
        await remove.mutateAsync({ presetId: id });
        onDone();
      }}
      failure={() => t`"${name}" could not be deleted!`}
    >
      <p>
        <Trans>Its settings and script are deleted. No files are affected.</Trans>
      </p>
    </ConfirmDialog>
  );
}
