import {
  dashboardKeys,
  episodeKeys,
  fileKeys,
  releaseManagementKeys,
  seriesKeys,
} from '@hondana/shared/api/queryKeys';
import { forEachOf } from '@hondana/shared/lists/forEachOf';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Most calls at the same time. */
const width = 6;

const stale = [releaseManagementKeys.all, fileKeys.all, dashboardKeys.all, seriesKeys.all, episodeKeys.all];

export interface ReleaseFailure {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

interface Task {
  readonly key: string;
  readonly name: string;
}

interface RunWords<T> {
  readonly done: (items: readonly T[]) => string;
  /** More of what it means when some of it failed. */
  readonly failed?: string | undefined;
  readonly undo?: (items: readonly T[]) => void;
}

/** Does what was decided, a few at a time, and keeps what failed with its reason (S3-186). */
export function useReleaseRun() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ readonly through: number; readonly of: number }>();
  const [failures, setFailures] = useState<readonly ReleaseFailure[]>([]);
  const [meaning, setMeaning] = useState<string>();
  const [controller, setController] = useState<AbortController>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const run = async <T extends Task>(
    items: readonly T[],
    act: (item: T) => Promise<unknown>,
    words: RunWords<T>,
  ): Promise<readonly T[]> => {
    const stop = new AbortController();
    setController(stop);
    setFailures([]);
    setProgress({ through: 0, of: items.length });
    const tell = (through: number): void => setProgress({ through, of: items.length });
    const { done, failed } = await forEachOf(items, act, tell, stop.signal, width);
    setProgress(undefined);
    setFailures(
      failed.map(({ item, error }) => ({
        key: item.key,
        name: item.name,
        reason: error instanceof Error ? error.message : String(error),
      })),
    );
    setMeaning(words.failed);
    // Where the list of them is shown, a notice would only cover the way to try again.
    if (failed.length > 0 && !isShown.current) {
      notify({ kind: 'error', title: 'One or more operations failed!', text: words.failed });
    }
    if (done.length > 0) {
      const { undo } = words;
      notify({
        kind: 'success',
        title: failed.length > 0 ? words.done(done) : 'Successful!',
        ...(failed.length === 0 && { text: words.done(done) }),
        ...(undo && { action: { label: 'Undo', onPress: () => undo(done) } }),
      });
    }
    void markStale(client, stale);
    return done;
  };

  return {
    progress,
    failures,
    /** What it means that they failed. */
    meaning,
    run,
    cancel: () => controller?.abort(),
    dismiss: () => setFailures([]),
  };
}

export type ReleaseRun = ReturnType<typeof useReleaseRun>;
