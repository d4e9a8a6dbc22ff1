import {
  dashboardKeys,
  episodeKeys,
  filterKeys,
  groupKeys,
  seriesKeys,
  tagKeys,
} from '@hondana/shared/api/queryKeys';
import { forEachOf } from '@hondana/shared/lists/forEachOf';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BulkAction, Undo } from './bulkActions.ts';
import type { SelectedSeries } from './selectedCard.ts';

export interface Progress {
  readonly label: string;
  readonly through: number;
  readonly of: number;
}

export interface Failure {
  readonly series: SelectedSeries;
  readonly error: unknown;
}

const stale = [
  filterKeys.previews,
  filterKeys.presets,
  groupKeys.all,
  seriesKeys.all,
  episodeKeys.all,
  tagKeys.all,
  dashboardKeys.all,
];

/** Runs work over many series: how far it is, what failed, and the way back. It goes on when the page is left. */
export function useBulkRun(onEnd: (unfinished: readonly SelectedSeries[]) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const controller = useRef<AbortController>(undefined);

  /** Does the work of one stage; undefined when it was cancelled or failed, which has been said. */
  const stage = async <Result>(
    label: string,
    work: (onProgress: (through: number, of: number) => void, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const own = new AbortController();
    controller.current = own;
    setProgress({ label, through: 0, of: 0 });
    try {
      return await work((through, of) => setProgress({ label, through, of }), own.signal);
    } catch (error) {
      if (!own.signal.aborted) {
        notify({
          kind: 'error',
          title: 'The selection could not be read',
          text: error instanceof Error ? error.message : undefined,
        });
      }
      return undefined;
    } finally {
      setProgress(undefined);
    }
  };

  const undo = (undos: readonly Undo[]): Promise<unknown> =>
    stage('Undoing', async (onProgress, signal) => {
      const tell = (through: number): void => onProgress(through, undos.length);
      const { failed } = await forEachOf(undos, (one) => one(), tell, signal);
      if (failed.length > 0) {
        notify({
          kind: 'error',
          title: `${plural(failed.length, 'series', 'series')} could not be put back`,
        });
      }
      await markStale(client, stale);
    });

  const run = (action: BulkAction, all: readonly SelectedSeries[]): Promise<unknown> =>
    stage(action.running, async (onProgress, signal) => {
      const undos: Undo[] = [];
      setFailures([]);
      const act = async (series: SelectedSeries): Promise<void> => {
        const back = await action.act(series);
        if (back) undos.push(back);
      };
      const { done, failed, left } = await forEachOf(all, act, (n) => onProgress(n, all.length), signal);
      setFailures(failed.map(({ item, error }) => ({ series: item, error })));
      onEnd([...failed.map(({ item }) => item), ...left]);
      if (done.length > 0) {
        notify({
          kind: 'success',
          title: action.done(done.length),
          ...(undos.length > 0 && {
            text: action.undoText,
            action: { label: 'Undo', onPress: () => void undo(undos) },
          }),
        });
      }
      void markStale(client, stale);
    });

  return {
    progress,
    failures,
    dismissFailures: () => setFailures([]),
    stage,
    run,
    cancel: () => controller.current?.abort(),
  };
}
