import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { signOut } from '@hondana/shared/session';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PartProps } from '../parts/partProps.ts';

export function SignOutQuestion({ onClose }: PartProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Sign out without saving?`}
      confirmLabel={t`Sign out`}
      danger
      onConfirm={() => signOut()}
    >
      <Trans>
        Unsaved changes on this page will be lost, and work that is still running will be stopped.
      </Trans>
    </ConfirmDialog>
  );
}
