import { dashboardKeys, fileKeys, seriesKeys } from '@hondana/shared/api/queryKeys';
import { nothing, onlyThese } from '@hondana/shared/lists/selection';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { BulkRun } from '../shared/BulkRun.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileAction } from './fileActions.ts';
import type { FileKind } from './fileKinds.ts';
import { fileRuns } from './fileRuns.ts';
import type { SelectedFiles } from './useFileSelection.ts';

const stale = [fileKeys.all, dashboardKeys.all, seriesKeys.all];

/** The work that runs over a list’s files, whether the list is on the screen or not. */
export function useFileRun(kind: FileKind['name'], change: (selection: SelectedFiles) => void) {
  const client = useQueryClient();
  const bulk = fileRuns()[kind];
  const state = useSyncExternalStore(bulk.subscribe, bulk.read);

  const lookUp: BulkRun<FileFacts>['lookUp'] = (work) => bulk.lookUp(work);

  /** Does something to each file, and says so where the list itself does not. */
  const work = async (
    files: readonly FileFacts[],
    action: Pick<FileAction, 'running' | 'act' | 'failed'>,
  ): Promise<readonly FileFacts[]> => {
    const act = ({ id }: FileFacts): Promise<void> => action.act(id);
    const { done, failures, left } = await bulk.run(action.running, files, act, action.failed);
    const unfinished = [...failures.map(({ item }) => item), ...left];
    change(unfinished.length === 0 ? nothing() : onlyThese(unfinished));
    if (failures.length > 0 && !bulk.isWatched) {
      notify({ kind: 'error', title: action.failed(failures.length) });
    }
    void markStale(client, stale);
    return done;
  };

  const undo = (back: (id: number) => Promise<void>, files: readonly FileFacts[]) =>
    work(files, {
      running: 'Undoing',
      act: back,
      failed: (count) => `${plural(count, 'file', 'files')} could not be put back!`,
    });

  const run = async (action: FileAction, files: readonly FileFacts[]): Promise<void> => {
    const done = await work(files, action);
    if (done.length === 0) return;
    const { undo: back } = action;
    notify({
      kind: 'success',
      title: action.done(done.length),
      ...(back && { action: { label: 'Undo', onPress: () => void undo(back, done) } }),
    });
  };

  return {
    ...state,
    lookUp,
    run,
    cancel: () => bulk.cancel(),
    dismissFailures: () => bulk.dismissFailures(),
  };
}
