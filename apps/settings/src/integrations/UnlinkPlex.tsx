import { errorText } from '@hondana/shared/api/ApiError';
import { invalidatePlexToken } from '@hondana/shared/api/plex';
import { plexKeys } from '@hondana/shared/api/queryKeys';
import { markStale } from '@hondana/shared/live';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetPlex } from './resetSettings.ts';

/** Ends the sign-in at Plex, after a question, with the choice of server and libraries. */
export function UnlinkPlex() {
  const client = useQueryClient();
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
        onConfirm={async () => {
          await invalidatePlexToken();
          await resetPlex(client);
          notify({ kind: 'success', title: 'Plex token invalidated!' });
          await markStale(client, [plexKeys.all]);
        }}
      >
        The server forgets its token, and which Plex server and libraries were chosen.
      </ConfirmDialog>
    </>
  );
}
