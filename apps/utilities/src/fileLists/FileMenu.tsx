import { SearchParamsLink, useUpdateSearchParams } from '@hondana/shared/navigation';
import { AnchoredMenu, MenuItem, MenuLink, MenuSeparator } from '@hondana/shared/overlays/menu';
import { notify } from '@hondana/shared/overlays/notices';
import { useChosenPlayers } from '@hondana/shared/players/chosenPlayers';
import { streamAddress } from '@hondana/shared/players/playlist';
import { useRunOnTarget } from '@hondana/shared/remote/useRunOnTarget';
import { deleteFile } from '@hondana/shared/resources/files';
import { useMay } from '@hondana/shared/resources/useMay';
import { copyIcon, infoIcon, linkIcon, playIcon, trashIcon, uploadIcon } from '@hondana/shared/ui/icons';
import { writeClipboard } from '@hondana/shared/ui/writeClipboard';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { ed2kLink } from '../shared/ed2kLink.ts';
import { deleteFilesAction, type FileAction } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { isPlayable, saveFilePlaylist } from '../shared/filePlaylist.ts';
import type { FileKind } from './fileKinds.ts';
import { listActions, providerKinds } from './listActions.ts';
import type { DetailLink } from './useDetailAddress.ts';
import { type DumpDialogType, useDump } from './useDump.tsx';
import { useFileActions } from './useFileActions.tsx';
import { useForeignActions } from './useForeignActions.ts';

interface FileMenuProps {
  readonly kind: Pick<FileKind, 'name'>;
  readonly file: FileFacts;
  readonly anchor: HTMLElement;
  readonly details: DetailLink;
  /** Of the import folder. */
  readonly folderPath: string | undefined;
  readonly run: (action: FileAction, files: readonly FileFacts[]) => Promise<unknown>;
  /** Undefined where files can't be dumped. */
  readonly dumpDialog: DumpDialogType | undefined;
  /** Called once the menu and the dialogs that it opened are closed. */
  readonly onClose: () => void;
}

export function FileMenu({
  kind,
  file,
  anchor,
  details,
  folderPath = '',
  run,
  dumpDialog,
  onClose,
}: FileMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const files = useMemo(() => [file], [file]);
  const fileActions = useFileActions({ run, finalFocus: () => anchor });
  const dump = useDump(files, async () => files, dumpDialog);
  const foreign = useForeignActions();
  const runOnTarget = useRunOnTarget();
  const mayDelete = useMay(deleteFile);
  const players = useChosenPlayers();
  const isSettled = !isOpen && !fileActions.confirmation && !dump.dialog;
  useEffect(() => {
    if (isSettled) onClose();
  }, [isSettled, onClose]);

  const { nameOnDisk, path, ed2k } = file;
  const copy = useCopy(details);
  const deletion = deleteFilesAction();
  const hasProviders = fileActions.linkWithProviders && providerKinds.has(kind.name);
  return (
    <>
      {isOpen && (
        <AnchoredMenu label={file.name} anchor={anchor} align="end" onClose={() => setOpen(false)}>
          <MenuLink icon={infoIcon} link={<SearchParamsLink {...details} />}>
            <Trans>Details</Trans>
          </MenuLink>
          <MenuSeparator />
          {nameOnDisk !== '' && (
            <>
              <MenuItem icon={copyIcon} onClick={() => void copy(nameOnDisk, t`Name copied!`)}>
                <Trans>Copy Name</Trans>
              </MenuItem>
              <MenuItem
                icon={copyIcon}
                onClick={() => void copy(joinPath(folderPath, path), t`Path copied!`)}
              >
                <Trans>Copy Path</Trans>
              </MenuItem>
            </>
          )}
          {ed2k !== '' && (
            <MenuItem icon={copyIcon} onClick={() => void copy(ed2kLink(file), t`ED2K link copied!`)}>
              <Trans>Copy ED2K Link</Trans>
            </MenuItem>
          )}
          {isPlayable(file) && (
            <>
              <MenuSeparator />
              {players.map(({ id, name, link }) => (
                <MenuLink key={id} icon={playIcon} link={<a href={link(streamAddress(file.id))} />}>
                  <Trans>Open in {name}</Trans>
                </MenuLink>
              ))}
              <MenuItem icon={playIcon} onClick={() => saveFilePlaylist(files)}>
                <Trans>Save Playlist</Trans>
              </MenuItem>
              <MenuItem
                icon={copyIcon}
                onClick={() => void copy(streamAddress(file.id), t`Stream address copied!`)}
              >
                <Trans>Copy Stream Address</Trans>
              </MenuItem>
            </>
          )}
          <MenuSeparator />
          {kind.name === 'unrecognized' && (
            <MenuItem icon={linkIcon} onClick={() => fileActions.linkManually(files)}>
              <Trans>Manual Link</Trans>
            </MenuItem>
          )}
          {hasProviders && (
            <MenuItem onClick={() => fileActions.linkWithProviders?.(files)}>
              <Trans>Link with Providers</Trans>
            </MenuItem>
          )}
          {listActions[kind.name]
            .map((actionOf) => actionOf())
            .map((action) => (
              <MenuItem key={action.label} onClick={() => fileActions.start(action, files)}>
                {action.label}
              </MenuItem>
            ))}
          {dumpDialog && (
            <MenuItem icon={uploadIcon} disabled={dump.isWaiting} onClick={() => void dump.begin()}>
              {dump.label}
            </MenuItem>
          )}
          {foreign.map((offer) => (
            <MenuItem key={offer.key} onClick={() => void runOnTarget(offer, { fileIds: [file.id] })}>
              {offer.title}
            </MenuItem>
          ))}
          {mayDelete && (
            <>
              <MenuSeparator />
              <MenuItem danger icon={trashIcon} onClick={() => fileActions.start(deletion, files)}>
                {deletion.label}
              </MenuItem>
            </>
          )}
        </AnchoredMenu>
      )}
      {fileActions.confirmation}
      {dump.dialog}
    </>
  );
}

/** If the browser forbids copying, opens the details, where the text can be copied by hand. */
function useCopy({ update, state }: DetailLink): (text: string, copied: string) => Promise<void> {
  const updateSearchParams = useUpdateSearchParams();
  return async (text, copied) => {
    try {
      await writeClipboard(text);
      notify({ kind: 'success', title: copied });
    } catch {
      notify({
        kind: 'warning',
        title: t`The browser does not allow copying`,
        text: t`Select the text in the details, and press Ctrl+C.`,
      });
      updateSearchParams(update, { replace: false, state });
    }
  };
}

/** Import folders may end with a separator, and paths below them begin with one. */
function joinPath(folder: string, path: string): string {
  if (folder === '') return path;
  const separator = folder.includes('\\') ? '\\' : '/';
  return `${folder.replace(/[\\/]+$/, '')}${separator}${path.replace(/^[\\/]+/, '')}`;
}
