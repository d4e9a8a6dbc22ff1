import { Dialog } from '@hondana/shared/overlays/dialog';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FolderEntries } from './FolderEntries.tsx';
import { FolderSteps } from './FolderSteps.tsx';
import { parentPath } from './folderPath.ts';

interface FolderBrowserProps {
  /** Where to begin; the drives unless given. */
  readonly path?: string | undefined;
  readonly onChoose: (path: string) => void;
  readonly onClosed: () => void;
}

/** The current folder, and which folder in it gets the focus: the one that was just left, or the first. */
interface Place {
  readonly path: string | undefined;
  readonly from?: string | undefined;
}

/**
 * Looks through the folders of the server's machine. The arrows move, Enter and Right go in, Backspace and Left
 * go up, letters jump.
 *
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
      title="Select a folder"
      description="Folders on the server."
      flush
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            variant="primary"
            disabled={here === undefined}
            onClick={() => {
              if (here === undefined) return;
              onChoose(here);
              setOpen(false);
            }}
          >
            Use this folder
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
