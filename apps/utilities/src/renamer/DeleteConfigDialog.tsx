import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useConfigWrites } from './useConfigWrites.ts';

interface DeleteConfigDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function DeleteConfigDialog({ name, onClose, onDone }: DeleteConfigDialogProps) {
  const { remove } = useConfigWrites();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <Trans>
          Delete config <bdi>{name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Delete config`}
      danger
      onConfirm={async () => {
        await remove.mutateAsync({ configName: name });
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
