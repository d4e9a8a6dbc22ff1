import { notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyPart } from '../ahead/lazyPart.tsx';
import type { ImportFolder } from '../api/types.ts';
import { addImportFolder } from '../resources/importFolders.ts';
import { useMay } from '../resources/useMay.ts';
import { scanKey, useImportFolderWrites } from './useImportFolderWrites.ts';

const ImportFolderDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "importFolders" */ './ImportFolderDialog.tsx')).ImportFolderDialog,
);
const DeleteImportFolder = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "importFolders" */ './DeleteImportFolder.tsx')).DeleteImportFolder,
);

export interface ImportFolderDialogs {
  readonly mayChange: boolean;
  readonly add: () => void;
  readonly edit: (folder: ImportFolder) => void;
  readonly remove: (folder: ImportFolder) => void;
  /** Any user may. Reports start and end in notices, even after the user has left the page. */
  readonly scan: (folder: ImportFolder) => void;
  /** Receives the focus when a folder is deleted; `ImportFolderList` attaches it. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Render anywhere; empty until a dialog opens. */
  readonly dialogs: ReactNode;
}

interface OpenDialog {
  readonly kind: 'save' | 'remove';
  readonly folder?: ImportFolder | undefined;
  readonly openCount: number;
}

/**
 * Import folder actions (facts 5.17) in lazy-loaded dialogs, which show server errors at their field.
 * @param destination where only one drop destination is allowed (spec 2, First-run wizard): the name of the existing
 *   one, other than the edited folder. Elsewhere the server allows several.
 * @param options `asksToWatch`: a new folder cannot be saved before the user answers whether to watch it
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
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const mayChange = useMay(addImportFolder);
  const { scan } = useImportFolderWrites();
  const folder = openDialog?.folder;
  const open = (kind: OpenDialog['kind'], about?: ImportFolder) =>
    setOpenDialog((before) => ({ kind, folder: about, openCount: (before?.openCount ?? 0) + 1 }));
  const close = () => setOpenDialog(undefined);
  return {
    mayChange,
    list,
    add: () => open('save'),
    edit: (edited) => open('save', edited),
    remove: (removed) => open('remove', removed),
    scan: ({ ID, Name }) => {
      notify({ kind: 'info', key: scanKey(ID), title: t`Import Folder ${Name} is being scanned.` });
      scan.mutate({ ID, Name });
    },
    dialogs:
      openDialog &&
      (openDialog.kind === 'remove' && folder ? (
        <DeleteImportFolder key={openDialog.openCount} folder={folder} list={list} onClose={close} />
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
