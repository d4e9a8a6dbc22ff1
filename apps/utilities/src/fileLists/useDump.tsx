import { textOf } from '@hondana/shared/language/texts';
import { getDefaultStore } from 'jotai';
import { type ComponentType, type ReactNode, useState } from 'react';
import { dumpLabels, dumpStage, dumpStateOf, isDumped, isDumpInProgress } from '../shared/dumpState.ts';
import { dumpStore } from '../shared/dumpStore.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { useDumpedFiles } from '../shared/useDumpedFiles.ts';

/** A separate feature, so the routes pass it. */
export type DumpDialogType = ComponentType<{
  readonly files: readonly FileFacts[];
  readonly onClose: () => void;
}>;

interface Dump {
  readonly label: string;
  readonly isWaiting: boolean;
  readonly begin: () => Promise<void>;
  readonly dialog: ReactNode;
}

/**
 * Dumps files, then opens the dialog with the steps at AniDB.
 * @param known the files that are loaded
 * @param lookUp finds all files; undefined if cancelled
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
    label: textOf(dumpLabels[stage]),
    isWaiting: stage === 'wait',
    begin,
    dialog: open && Dialog && <Dialog files={open} onClose={() => setOpen(undefined)} />,
  };
}
