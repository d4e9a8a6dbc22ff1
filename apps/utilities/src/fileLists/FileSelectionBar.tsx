import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { SelectionBar } from '@hondana/shared/bulk/SelectionBar';
import { selectedItems } from '@hondana/shared/bulk/selectedItems';
import type { SelectableList } from '@hondana/shared/bulk/selection';
import type { BulkOperationState } from '@hondana/shared/bulk/useBulkOperation';
import { useHiddenSelectionCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { useResolveHiddenSelection } from '@hondana/shared/bulk/useResolveHiddenSelection';
import { useRunOnTarget } from '@hondana/shared/remote/useRunOnTarget';
import { deleteFile } from '@hondana/shared/resources/files';
import { useMay } from '@hondana/shared/resources/useMay';
import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { type BarAction, BarActions } from '../shared/BarActions.tsx';
import { deleteFilesAction, type FileAction } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { saveFilePlaylist } from '../shared/filePlaylist.ts';
import type { FileKind } from './fileKinds.ts';
import { listActions, providerKinds } from './listActions.ts';
import { selectedSizeText } from './selectedAmount.ts';
import { type DumpDialogType, useDump } from './useDump.tsx';
import { useFileActions } from './useFileActions.tsx';
import type { FileSelecting } from './useFileSelection.ts';
import { useForeignActions } from './useForeignActions.ts';

const HashesDialog = lazyPart(async () => (await import('./HashesDialog.tsx')).HashesDialog);

interface FileSelectionBarProps {
  readonly kind: Pick<FileKind, 'name'>;
  readonly files: {
    readonly list: SelectableList<FileFacts>;
    readonly selecting: FileSelecting;
    readonly operation: BulkOperationState<FileFacts>;
  };
  readonly dumpDialog?: DumpDialogType | undefined;
}

export function FileSelectionBar({
  kind,
  files: { list, selecting, operation },
  dumpDialog,
}: FileSelectionBarProps) {
  const { selection, selectAll } = selecting;
  const isLookingUp = useResolveHiddenSelection(selecting, list);
  const notInList = useHiddenSelectionCount(selecting, list);
  const hiddenCount = isLookingUp ? 0 : notInList;
  const disabled = isLookingUp || selecting.count === 0;
  const [hashed, setHashed] = useState<readonly FileFacts[]>();
  const fileActions = useFileActions({ run: operation.run, hiddenCount });
  const foreign = useForeignActions();
  const runOnTarget = useRunOnTarget();
  const mayDelete = useMay(deleteFile);

  const findSelected = () =>
    operation.lookUp(t`Looking up files`, (onProgress, signal) =>
      selectedItems(selection, list, onProgress, signal),
    );
  const known = useMemo(() => (selection.isInverted ? [] : [...selection.items.values()]), [selection]);
  const dump = useDump(known, findSelected, dumpDialog);

  const button = (label: string, use: (files: readonly FileFacts[]) => void): BarAction => ({
    label,
    disabled,
    onClick: () => void findSelected().then((files) => files && use(files)),
  });
  const actionButton = (action: FileAction) =>
    button(action.label, (files) => fileActions.start(action, files));
  const isUnrecognized = kind.name === 'unrecognized';
  const actions: readonly BarAction[] = [
    ...(isUnrecognized ? [button(t`Manual Link`, fileActions.linkManually)] : []),
    ...(fileActions.linkWithProviders && providerKinds.has(kind.name)
      ? [button(t`Link with Providers`, fileActions.linkWithProviders)]
      : []),
    ...listActions[kind.name].map((actionOf) => actionButton(actionOf())),
    button(t`Save Playlist`, saveFilePlaylist),
    ...(kind.name === 'search' ? [button(t`ED2K Hashes`, setHashed)] : []),
    ...(dumpDialog && !disabled
      ? [{ label: dump.label, disabled: dump.isWaiting, onClick: () => void dump.begin() }]
      : []),
    ...foreign.map((offer) =>
      button(offer.title, (files) => void runOnTarget(offer, { fileIds: files.map(({ id }) => id) })),
    ),
  ];
  const total = list.total ?? 0;
  return (
    <>
      <SelectionBar
        selecting={{ ...selecting, isExtending: selecting.isExtending || isLookingUp }}
        operation={operation}
        total={total}
        text={`${t`${plural(selecting.count, { one: '# file', other: '# files' })} selected`}${selectedSizeText(selection)}`}
        hiddenCount={hiddenCount}
      >
        <BarActions
          actions={actions}
          hasPrimary={isUnrecognized}
          danger={mayDelete ? actionButton(deleteFilesAction()) : undefined}
          unselected={selecting.count < total ? { total, selectAll } : undefined}
        />
      </SelectionBar>
      {hashed && hashed.length > 0 && <HashesDialog files={hashed} onClose={() => setHashed(undefined)} />}
      {dump.dialog}
      {fileActions.confirmation}
    </>
  );
}
