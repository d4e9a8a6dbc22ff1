import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { signOut } from '@hondana/shared/session';
import type { PartProps } from '../parts/partProps.ts';

export function SignOutQuestion({ onClose }: PartProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Sign out without saving?"
      confirmLabel="Sign out"
      danger
      onConfirm={() => signOut()}
    >
      Unsaved changes on this page will be lost, and work that is still running will be stopped.
    </ConfirmDialog>
  );
}
