import { errorText } from '@hondana/shared/api/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { resetTrakt } from './resetSettings.ts';

/** Ends the link to Trakt, after a question; what was changed of it and not saved goes too. */
export function UnlinkTrakt() {
  const client = useQueryClient();
  const { documents, edits, reset } = useDraft();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={unlinkIcon} onClick={() => setOpen(true)}>
        Unlink
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Unlink Trakt?"
        confirmLabel="Unlink"
        danger
        failure={(error) => `Trakt could not be unlinked. ${errorText(error) ?? ''}`}
        onConfirm={async () => {
          await resetTrakt(client, documents.server);
          reset([...edits.keys()].filter((path) => path.startsWith('TraktTv/')));
          notify({ kind: 'success', title: 'Trakt unlinked!' });
        }}
      >
        The server forgets its token and the options of Trakt. A new code links it again.
      </ConfirmDialog>
    </>
  );
}
