import { errorText } from '@hondana/shared/api/ApiError';
import { useWrite } from '@hondana/shared/api/useWrite';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useState } from 'react';
import { unlinkPlex } from './resetSettings.ts';

/** Ends the sign-in at Plex, after a question, with the choice of server and libraries. */
export function UnlinkPlex() {
  const unlink = useWrite(unlinkPlex, { done: 'Plex token invalidated!' });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={unlinkIcon} onClick={() => setOpen(true)}>
        Unlink
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Unlink Plex?"
        confirmLabel="Unlink"
        danger
        failure={(error) => `Plex could not be unlinked. ${errorText(error) ?? ''}`}
        onConfirm={() => unlink.mutateAsync()}
      >
        The server forgets its token, and which Plex server and libraries were chosen.
      </ConfirmDialog>
    </>
  );
}
