import { notify } from '@hondana/shared/overlays/notices';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { ImportFolder } from '../api/types.ts';
import { useMay } from '../api/useMay.ts';
import { addImportFolder } from '../resources/importFolders.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { scanKey, useImportFolderWrites } from './useImportFolderWrites.ts';

const ImportFolderDialog = lazyPart(
  async () => (await import('./ImportFolderDialog.tsx')).ImportFolderDialog,
);
const DeleteImportFolder = lazyPart(
  async () => (await import('./DeleteImportFolder.tsx')).DeleteImportFolder,
);

/** What can be done with import folders, and the dialogs in which it is done. */
export interface ImportFolderDialogs {
  /** Whether the signed-in user may add, edit and delete folders; without it, offer none of it. */
  readonly mayChange: boolean;
  readonly add: () => void;
  readonly edit: (folder: ImportFolder) => void;
  /** Asks first. */
  readonly remove: (folder: ImportFolder) => void;
  /** For everyone; reports its beginning and its end in notices, the end wherever one is by then. */
  readonly scan: (folder: ImportFolder) => void;
  /** For the list itself: it gets the focus when a folder is gone. `ImportFolderList` sees to it. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** To be rendered anywhere; empty until a dialog is opened. */
  readonly dialogs: ReactNode;
}

interface Asked {
  readonly kind: 'save' | 'remove';
  readonly folder?: ImportFolder | undefined;
  /** Identifies each opening: each has its own dialog. */
  readonly turn: number;
}

/**
 * Adding, editing, deleting and scanning import folders (facts 5.17). The dialogs are fetched when they are
 * asked for; errors of the server are shown in them, at their field.
 *
 * @param destination where only one folder may be the drop destination (spec 2, First-run wizard): the name of the
 *   one that already is, besides the one being edited. Elsewhere the server allows several.
 * @param options `asksToWatch`: a new folder is saved once it is said whether to watch it
 *
 * @example
 * const folders = useImportFolderDialogs();
 * return (
 *   <Panel title="Import Folders" actions={folders.mayChange && <Button onClick={folders.add}>Add</Button>}>
 *     <ImportFolderList folders={folders} />
 *     {folders.dialogs}
 *   </Panel>
 * );
 */
export function useImportFolderDialogs(
  destination?: (edited?: ImportFolder) => string | undefined,
  { asksToWatch = false }: { readonly asksToWatch?: boolean } = {},
): ImportFolderDialogs {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const mayChange = useMay(addImportFolder);
  const { scan } = useImportFolderWrites();
  const folder = asked?.folder;
  const ask = (kind: Asked['kind'], about?: ImportFolder) =>
    setAsked((before) => ({ kind, folder: about, turn: (before?.turn ?? 0) + 1 }));
  const close = () => setAsked(undefined);
  return {
    mayChange,
    list,
    add: () => ask('save'),
    edit: (edited) => ask('save', edited),
    remove: (unwanted) => ask('remove', unwanted),
    scan: ({ ID, Name }) => {
      notify({ kind: 'info', key: scanKey(ID), title: `Import Folder ${Name} is being scanned.` });
      scan.mutate({ ID, Name });
    },
    dialogs:
      asked &&
      (asked.kind === 'remove' && folder ? (
        <DeleteImportFolder key={asked.turn} folder={folder} list={list} onClose={close} />
      ) : (
        <ImportFolderDialog
          folder={folder}
          destination={destination?.(folder)}
          asksToWatch={asksToWatch}
          onClosed={close}
        />
      )),
  };
}
