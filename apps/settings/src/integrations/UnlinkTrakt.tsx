import { errorText } from '@hondana/shared/api/ApiError';
import { useWrite } from '@hondana/shared/api/useWrite';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { patchServerSettings } from '@hondana/shared/resources/settings';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useState } from 'react';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { traktReset } from './resetSettings.ts';

/** Ends the link to Trakt, after a question; what was changed of it and not saved goes too. */
export function UnlinkTrakt() {
  const unlink = useWrite(patchServerSettings, { done: 'Trakt unlinked!' });
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
          await unlink.mutateAsync(traktReset(documents.server));
          reset([...edits.keys()].filter((path) => path.startsWith('TraktTv/')));
        }}
      >
        The server forgets its token and the options of Trakt. A new code links it again.
      </ConfirmDialog>
    </>
  );
}
