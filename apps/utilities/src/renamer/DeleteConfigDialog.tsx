import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
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
        <>
          Delete config <bdi>{name}</bdi>?
        </>
      }
      confirmLabel="Delete config"
      danger
      onConfirm={async () => {
        await remove.mutateAsync({ configName: name });
        onDone();
      }}
      failure={() => `"${name}" could not be deleted!`}
    >
      <p>Its settings and script are deleted. No files are affected.</p>
    </ConfirmDialog>
  );
}
