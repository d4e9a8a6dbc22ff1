import { Dialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FolderEntries } from './FolderEntries.tsx';
import { FolderSteps } from './FolderSteps.tsx';
import { parentPath } from './folderPath.ts';

interface FolderBrowserProps {
  /** Initial folder; the drives by default. */
  readonly path?: string | undefined;
  readonly onChoose: (path: string) => void;
  readonly onClosed: () => void;
}

/** `from` is the folder just left by going up; it gets the focus. */
interface Place {
  readonly path: string | undefined;
  readonly from?: string | undefined;
}

/**
 * Browses the server's folders. Arrows move, Enter and Right open, Backspace and Left go up, letters jump.
 * @example {isBrowsing && <FolderBrowser path={path} onChoose={setPath} onClosed={() => setBrowsing(false)} />}
 */
export function FolderBrowser({ path, onChoose, onClosed }: FolderBrowserProps) {
  const [isOpen, setOpen] = useState(true);
  const [place, setPlace] = useState<Place>({ path: path || undefined });
  const { path: here } = place;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={t`Select a folder`}
      description={t`Folders on the server.`}
      flush
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={here === undefined}
            onClick={() => {
              if (here === undefined) return;
              onChoose(here);
              setOpen(false);
            }}
          >
            <Trans>Use this folder</Trans>
          </Button>
        </>
      }
    >
      <FolderSteps path={here} onOpen={(next) => setPlace({ path: next })} />
      <FolderEntries
        key={here ?? ''}
        path={here}
        from={place.from}
        onOpen={(next) => setPlace({ path: next })}
        onUp={() => here !== undefined && setPlace({ path: parentPath(here), from: here })}
      />
    </Dialog>
  );
}
