import { deleteFile } from '@hondana/shared/api/files';
import { useMay } from '@hondana/shared/api/useMay';
import { nothing } from '@hondana/shared/lists/selection';
import { useNavigate } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { useState } from 'react';
import { FailureList } from '../shared/FailureList.tsx';
import type { FileFacts } from '../shared/fileFacts.ts';
import { handOver } from '../shared/handedOverFiles.ts';
import styles from '../shared/SelectionBar.module.css';
import { DumpButton, type DumpDialogType } from './DumpButton.tsx';
import {
  deleteAction,
  type FileAction,
  ignoreAction,
  rehashAction,
  rescanAction,
  restoreAction,
  unlinkAction,
} from './fileActions.ts';
import type { FileKind } from './fileKinds.ts';
import { amountText } from './selectedAmount.ts';
import { selectedFiles } from './selectedFiles.ts';
import type { FileList } from './useFileList.ts';
import type { useFileRun } from './useFileRun.ts';
import type { FileSelecting } from './useFileSelection.ts';

const FileQuestionDialog = lazyPart(
  async () => (await import('./FileQuestionDialog.tsx')).FileQuestionDialog,
);

const HashesDialog = lazyPart(async () => (await import('./HashesDialog.tsx')).HashesDialog);

/** What can be done with files of a kind (S3-074); whoever may not delete is not offered it. */
const actions: Record<FileKind['name'], readonly FileAction[]> = {
  unrecognized: [rescanAction, rehashAction, ignoreAction],
  manuallyLinked: [rescanAction, rehashAction, unlinkAction],
  ignored: [restoreAction, rescanAction, rehashAction],
  // Files of all kinds: what is right for each of them.
  search: [rescanAction, rehashAction],
};

interface FileSelectionBarProps {
  readonly kind: Pick<FileKind, 'name'>;
  readonly files: {
    readonly list: Pick<FileList, 'total' | 'allFiles'>;
    readonly selecting: FileSelecting;
    readonly work: ReturnType<typeof useFileRun>;
  };
  /** Where files can be dumped. */
  readonly dumpDialog?: DumpDialogType | undefined;
}

interface Asked {
  readonly action: FileAction;
  readonly files: readonly FileFacts[];
}

/** How many files are selected, what can be done with them, how far it is, and what failed. */
export function FileSelectionBar({
  kind,
  files: { list, selecting, work },
  dumpDialog,
}: FileSelectionBarProps) {
  const { selection, isExtending, count, change, selectAll } = selecting;
  const { progress, failures, failed, lookUp, run, cancel, dismissFailures } = work;
  const [asked, setAsked] = useState<Asked>();
  const [hashed, setHashed] = useState<readonly FileFacts[]>();
  const navigate = useNavigate();
  const mayDelete = useMay(deleteFile);
  if (count === 0 && !progress && failures.length === 0) return null;

  const findSelected = async (): Promise<readonly FileFacts[] | undefined> => {
    try {
      return await lookUp((onProgress, signal) => selectedFiles(selection, list, onProgress, signal));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      const text = error instanceof Error ? error.message : undefined;
      notify({ kind: 'error', title: 'The selection could not be read', text });
      return undefined;
    }
  };
  const begin = async (action: FileAction): Promise<void> => {
    const files = await findSelected();
    if (!files || files.length === 0) return;
    if (action.ask) setAsked({ action, files });
    else await run(action, files);
  };
  const showHashes = async (): Promise<void> => setHashed(await findSelected());
  const linkByHand = async (): Promise<void> => {
    const files = await findSelected();
    if (files && files.length > 0) {
      void navigate('/utilities/unrecognized/files/link', { state: handOver(files) });
    }
  };
  return (
    <section aria-label="Selection" className={styles.bar}>
      {failures.length > 0 && (
        <FailureList
          title={failed}
          failures={failures}
          label="Failed files"
          further={(rest) => plural(rest, 'further file', 'further files')}
          onDismiss={dismissFailures}
        />
      )}
      {progress ? (
        <ProgressBar
          label={progress.label}
          value={progress.of === 0 ? undefined : progress.through}
          max={progress.of}
          valueText={
            progress.of === 0
              ? undefined
              : `${formatNumber(progress.through)} of ${plural(progress.of, 'file', 'files')}`
          }
          action={
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
          }
        />
      ) : (
        <div className={styles.row}>
          <p role="status" className={styles.count}>
            {plural(count, 'file', 'files')} selected{amountText(selection)}
            {isExtending && ', looking up more…'}
          </p>
          {count < (list.total ?? 0) && (
            <Button variant="quiet" size="small" onClick={selectAll}>
              Select all {formatNumber(list.total ?? 0)}
            </Button>
          )}
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
          <IconButton
            icon={closeIcon}
            label="Clear selection"
            size="small"
            onClick={() => change(nothing())}
          />
        </div>
      )}
      {hashed && hashed.length > 0 && <HashesDialog files={hashed} onClose={() => setHashed(undefined)} />}
      {asked?.action.ask && (
        <FileQuestionDialog
          question={asked.action.ask(asked.files)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void run(asked.action, asked.files)}
        />
      )}
    </section>
  );
}
