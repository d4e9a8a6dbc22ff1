import { getDefaultStore } from 'jotai';
import { type ComponentType, type ReactNode, useState } from 'react';
import { dumpLabels, dumpStage, dumpStateOf, isDumped, isDumpInProgress } from '../shared/dumpState.ts';
import { dumpStore } from '../shared/dumpStore.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { useDumpedFiles } from '../shared/useDumpedFiles.ts';

/** AVDump in two steps; a separate feature, so it comes from the routes. */
export type DumpDialogType = ComponentType<{
  readonly files: readonly FileFacts[];
  readonly onClose: () => void;
}>;

interface Dump {
  readonly label: string;
  /** They are being dumped: there is nothing to do but to wait. */
  readonly isWaiting: boolean;
  readonly begin: () => Promise<void>;
  /** The steps at AniDB, while they are open. */
  readonly dialog: ReactNode;
}

/**
 * Dumps files, waits for them, and then leads to the steps at AniDB.
 *
 * @param known as many of the files as are loaded
 * @param lookUp all of them; undefined when that was cancelled
 */
export function useDump(
  known: readonly FileFacts[],
  lookUp: () => Promise<readonly FileFacts[] | undefined>,
  Dialog: DumpDialogType | undefined,
): Dump {
  const [open, setOpen] = useState<readonly FileFacts[]>();
  const dumped = useDumpedFiles(known);
  const stage = dumpStage(dumped.map(({ state }) => state));

  const begin = async (): Promise<void> => {
    if (stage === 'finish') return setOpen(known);
    const files = await lookUp();
    const heard = getDefaultStore().get(dumpStore().heardAtom);
    const fresh = files?.filter((file) => {
      const state = dumpStateOf(file, heard);
      return !isDumped(state) && !isDumpInProgress(state);
    });
    if (fresh && fresh.length > 0) await dumpStore().start(fresh.map(({ id }) => id));
    else if (files && files.length > 0) setOpen(files);
  };
  return {
    label: dumpLabels[stage],
    isWaiting: stage === 'wait',
    begin,
    dialog: open && Dialog && <Dialog files={open} onClose={() => setOpen(undefined)} />,
  };
}
