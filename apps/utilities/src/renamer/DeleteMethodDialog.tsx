import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface DeleteMethodDialogProps {
  readonly title: ReactNode;
  readonly confirmLabel: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
}

/** Of a config or a preset. */
export function DeleteMethodDialog({
  title,
  confirmLabel,
  name,
  onClose,
  onDelete,
}: DeleteMethodDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      danger
      onConfirm={onDelete}
      failure={() => t`"${name}" could not be deleted!`}
    >
      <p>
        <Trans>Its settings and script are deleted. No files are affected.</Trans>
      </p>
    </ConfirmDialog>
  );
}
