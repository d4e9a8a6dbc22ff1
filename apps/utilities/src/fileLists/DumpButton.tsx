import { Button } from '@hondana/shared/ui/Button';
import { getDefaultStore } from 'jotai';
import { type ComponentType, useMemo, useState } from 'react';
import { dumpLabels, dumpStage, dumpStateOf, isDumped, isUnderWay } from '../shared/dumpState.ts';
import { dumpStore } from '../shared/dumpStore.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { useDumpedFiles } from '../shared/useDumpedFiles.ts';
import type { SelectedFiles } from './useFileSelection.ts';

/** AVDump in two steps; a separate feature, so it comes from the routes. */
export type DumpDialogType = ComponentType<{
  readonly files: readonly FileFacts[];
  readonly onClose: () => void;
}>;

interface DumpButtonProps {
  readonly selection: SelectedFiles;
  /** The selected files, looked up where not all are loaded; undefined when that was cancelled. */
  readonly lookUp: () => Promise<readonly FileFacts[] | undefined>;
  readonly dialog: DumpDialogType;
}

/** Dumps the selected files, waits for them, and then leads to the steps at AniDB. */
export function DumpButton({ selection, lookUp, dialog: Dialog }: DumpButtonProps) {
  const [open, setOpen] = useState<readonly FileFacts[]>();
  const known = useMemo(() => (selection.isInverted ? [] : [...selection.items.values()]), [selection]);
  const dumped = useDumpedFiles(known);
  const stage = dumpStage(dumped.map(({ state }) => state));

  const press = async (): Promise<void> => {
    if (stage === 'finish') return setOpen(known);
    const files = await lookUp();
    const heard = getDefaultStore().get(dumpStore().heardAtom);
    const fresh = files?.filter((file) => {
      const state = dumpStateOf(file, heard);
      return !isDumped(state) && !isUnderWay(state);
    });
    if (fresh && fresh.length > 0) await dumpStore().start(fresh.map(({ id }) => id));
    else if (files && files.length > 0) setOpen(files);
  };
  return (
    <>
      <Button size="small" disabled={stage === 'wait'} onClick={() => void press()}>
        {dumpLabels[stage]}
      </Button>
      {open && <Dialog files={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
