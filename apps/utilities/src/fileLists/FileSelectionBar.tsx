import { useMay } from '@hondana/shared/api/useMay';
import { SelectionBar } from '@hondana/shared/bulk/SelectionBar';
import type { BulkOperationState } from '@hondana/shared/bulk/useBulkOperation';
import { useFormerList } from '@hondana/shared/bulk/useFormerList';
import { useOutOfSight } from '@hondana/shared/bulk/useOutOfSight';
import { useNavigate } from '@hondana/shared/navigation';
import { deleteFile } from '@hondana/shared/resources/files';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useState } from 'react';
import {
  deleteAction,
  type FileAction,
  ignoreAction,
  rehashAction,
  rescanAction,
  restoreAction,
  unlinkAction,
} from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { handOver } from '../shared/handedOverFiles.ts';
import { DumpButton, type DumpDialogType } from './DumpButton.tsx';
import type { FileKind } from './fileKinds.ts';
import { amountText } from './selectedAmount.ts';
import { type SelectedFrom, selectedFiles } from './selectedFiles.ts';
import type { FileSelecting } from './useFileSelection.ts';

const FileQuestionDialog = lazyPart(
  async () => (await import('./FileQuestionDialog.tsx')).FileQuestionDialog,
);

const HashesDialog = lazyPart(async () => (await import('./HashesDialog.tsx')).HashesDialog);

/** The actions for files of a kind; without deletion for those who may not delete. */
const actions: Record<FileKind['name'], readonly FileAction[]> = {
  unrecognized: [rescanAction, rehashAction, ignoreAction],
  manuallyLinked: [rescanAction, rehashAction, unlinkAction],
  ignored: [restoreAction, rescanAction, rehashAction],
  // Files of all kinds: only what suits each of them.
  search: [rescanAction, rehashAction],
};

interface FileSelectionBarProps {
  readonly kind: Pick<FileKind, 'name'>;
  readonly files: {
    readonly list: SelectedFrom;
    readonly selecting: FileSelecting;
    readonly operation: BulkOperationState<FileFacts>;
  };
  /** Where files can be dumped. */
  readonly dumpDialog?: DumpDialogType | undefined;
}

interface Asked {
  readonly action: FileAction;
  readonly files: readonly FileFacts[];
}

/** How many files are selected, and what can be done with them. */
export function FileSelectionBar({
  kind,
  files: { list, selecting, operation },
  dumpDialog,
}: FileSelectionBarProps) {
  const { selection } = selecting;
  const isLookingUp = useFormerList(selecting, list);
  const notInSight = useOutOfSight(selecting, list);
  const outOfSight = isLookingUp ? 0 : notInSight;
  // Nothing can be done with them until it is known which they are.
  const count = isLookingUp ? 0 : selecting.count;
  const [asked, setAsked] = useState<Asked>();
  const [hashed, setHashed] = useState<readonly FileFacts[]>();
  const navigate = useNavigate();
  const mayDelete = useMay(deleteFile);

  const findSelected = () =>
    operation.lookUp('Looking up files', (onProgress, signal) =>
      selectedFiles(selection, list, onProgress, signal),
    );
  const begin = async (action: FileAction): Promise<void> => {
    const files = await findSelected();
    if (!files || files.length === 0) return;
    if (action.ask) setAsked({ action, files });
    else await operation.run(action, files);
  };
  const showHashes = async (): Promise<void> => setHashed(await findSelected());
  const linkByHand = async (): Promise<void> => {
    const files = await findSelected();
    if (files && files.length > 0) {
      void navigate('/utilities/unrecognized/files/link', { state: handOver(files) });
    }
  };
  return (
    <>
      <SelectionBar
        selecting={{ ...selecting, isExtending: selecting.isExtending || isLookingUp }}
        operation={operation}
        total={list.total}
        text={`${plural(selecting.count, 'file', 'files')} selected${amountText(selection)}`}
        outOfSight={outOfSight}
      >
        {actions[kind.name].map((action) => (
          <Button key={action.label} size="small" disabled={count === 0} onClick={() => void begin(action)}>
            {action.label}
          </Button>
        ))}
        {kind.name === 'unrecognized' && (
          <Button size="small" disabled={count === 0} onClick={() => void linkByHand()}>
            Manual Link
          </Button>
        )}
        {kind.name === 'search' && (
          <Button size="small" disabled={count === 0} onClick={() => void showHashes()}>
            ED2K Hashes
          </Button>
        )}
        {dumpDialog && count > 0 && (
          <DumpButton selection={selection} lookUp={findSelected} dialog={dumpDialog} />
        )}
        {mayDelete && (
          <Button
            size="small"
            variant="danger"
            disabled={count === 0}
            onClick={() => void begin(deleteAction)}
          >
            {deleteAction.label}
          </Button>
        )}
      </SelectionBar>
      {hashed && hashed.length > 0 && <HashesDialog files={hashed} onClose={() => setHashed(undefined)} />}
      {asked?.action.ask && (
        <FileQuestionDialog
          question={asked.action.ask(asked.files)}
          files={asked.files}
          outOfSight={outOfSight}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void operation.run(asked.action, asked.files)}
        />
      )}
    </>
  );
}
