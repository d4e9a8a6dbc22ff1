import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { saveReleasePreferences } from './releasePreferences.ts';

const PreferencesDialog = lazyPart(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** What the server ranks releases by. */
export function PreferencesButton() {
  const maySave = useMay(saveReleasePreferences);
  const [isOpen, setOpen] = useState(false);
  if (!maySave) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Preferences</Trans>
      </Button>
      {isOpen && <PreferencesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
