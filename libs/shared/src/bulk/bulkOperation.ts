import { whenRefetched } from '@hondana/shared/api/restoredQueries';
import type { PreparedWrite } from '@hondana/shared/api/write';
import { errorText, mayRetry } from '@hondana/shared/http/ApiError';
import { markStale } from '@hondana/shared/live';
import { dismissNotice, type NoticeText, noticeParts, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { t } from '@lingui/core/macro';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Atom, atom, getDefaultStore } from 'jotai';
import { askBeforeUnloadDuring } from './askBeforeUnloadDuring.ts';
import { forEachInPhases, type Outcome } from './forEachOf.ts';
import type { Selectable } from './selection.ts';

/** Milliseconds between progress updates. */
const progressInterval = 100;

/** An item of a bulk operation, with the name that users see. */
export interface BulkItem extends Selectable {
  readonly name: string;
}

export interface BulkWrite {
  readonly write: PreparedWrite;
  /** Undefined if it can't be undone, or nothing has changed. */
  readonly undo?: PreparedWrite | undefined;
}

export interface BulkAction<Item extends BulkItem> {
  /** Such as “Rescanning files”. */
  readonly running: string;
  /** Notice about the items that succeeded; undefined shows none. */
  readonly done: (
    items: readonly Item[],
    outcome: { readonly failed: number; readonly canUndo: boolean },
  ) => NoticeText | undefined;
  /** Such as “Rescan failed for 3 files!”; undefined if the page reports failures itself. */
  readonly failed: (count: number) => NoticeText | undefined;
  /** Called in batches once the server has confirmed items, to update the cache before lists are refetched. */
  readonly confirmed?: (client: QueryClient, items: readonly Item[]) => void;
  /** Undefined if nothing is to change. */
  readonly writeFor: (item: Item) => BulkWrite | undefined | Promise<BulkWrite | undefined>;
  /** A phase starts once all items of earlier ones have ended, failed or not. One phase by default. */
  readonly phase?: (item: Item) => number;
}

export interface BulkProgress {
  readonly label: string;
  readonly completed: number;
  /** 0 until known. */
  readonly total: number;
  /** Cancelled, but requests are still in flight. */
  readonly isCancelled?: boolean;
}

export interface FailedItem<Item extends BulkItem> {
  readonly item: Item;
  readonly reason: string;
  readonly mayRetry?: boolean;
}

/** The failed items, and the action to retry. */
export interface BulkFailure<Item extends BulkItem> {
  readonly action: BulkAction<Item>;
  readonly items: readonly FailedItem<Item>[];
}

export interface BulkState<Item extends BulkItem> {
  readonly progress?: BulkProgress | undefined;
  readonly failure?: BulkFailure<Item> | undefined;
}

type LookUp<Result> = (
  onProgress: (completed: number, total: number) => void,
  signal: AbortSignal,
) => Promise<Result>;

/** See {@link bulkOperation}. */
export interface BulkOperation<Item extends BulkItem> {
  readonly stateAtom: Atom<BulkState<Item>>;
  readonly read: () => BulkState<Item>;
  /** Finds the items, with progress. Undefined if cancelled, or if it failed, which has been reported. */
  readonly lookUp: <Result>(label: string, find: LookUp<Result>) => Promise<Result | undefined>;
  /** Reports the outcome and offers Undo. Clears earlier failures, except `kept`: they stay reported, not retried. */
  readonly run: (
    client: QueryClient,
    action: BulkAction<Item>,
    items: readonly Item[],
    kept?: readonly FailedItem<Item>[],
  ) => Promise<Outcome<Item>>;
  /** Starts nothing more; requests in flight get a moment to end. */
  readonly cancel: () => void;
  readonly dismissFailure: () => void;
}

/** Ends a cancelled look-up at once: reads need not be awaited. */
function rejectionOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function undoing<Item extends BulkItem>(undos: ReadonlyMap<Item, PreparedWrite>): BulkAction<Item> {
  return {
    running: t`Undoing`,
    done: () => undefined,
    failed: (count) => t`${count} of ${undos.size} could not be undone!`,
    writeFor: (item) => {
      const write = undos.get(item);
      return write && { write };
    },
  };
}

/**
 * Runs actions on many items, a few at a time. Independent of React: it continues when its list is left, and the
 * browser asks before closing the page. Failures are kept for a retry. In components, see `useBulkOperation`.
 * @param ended aborts when the session ends: nothing more starts
 * @example const fileOperation = perSession((ended) => bulkOperation<FileFacts>(ended));
 */
export function bulkOperation<Item extends BulkItem>(ended: AbortSignal): BulkOperation<Item> {
  const store = getDefaultStore();
  const stateAtom = atom<BulkState<Item>>({});
  let isOnScreen = false;
  stateAtom.onMount = () => {
    isOnScreen = true;
    return () => {
      isOnScreen = false;
    };
  };
  let controller = new AbortController();
  let ending: Promise<void> = Promise.resolve();
  const change = (state: BulkState<Item>): void =>
    store.set(stateAtom, (before) => ({ ...before, ...state }));

  /** Waits until the previous operation has ended. */
  const inProgress = async <Result>(
    label: string,
    total: number,
    operation: (report: (completed: number, total: number) => void, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const previous = ending;
    const { promise, resolve } = Promise.withResolvers<void>();
    ending = promise;
    await previous;
    controller = new AbortController();
    change({ progress: { label, completed: 0, total } });
    let reportedAt = 0;
    const report = (completed: number, total: number): void => {
      if (controller.signal.aborted) return;
      const now = performance.now();
      if (now - reportedAt < progressInterval) return;
      reportedAt = now;
      change({ progress: { label, completed, total } });
    };
    try {
      return await askBeforeUnloadDuring(() =>
        operation(report, AbortSignal.any([ended, controller.signal])),
      );
    } finally {
      change({ progress: undefined });
      resolve();
    }
  };

  const lookUp: BulkOperation<Item>['lookUp'] = async (label, find) => {
    try {
      const found = await inProgress(label, 0, (report, signal) =>
        Promise.race([find(report, signal), rejectionOn(signal)]),
      );
      return controller.signal.aborted || ended.aborted ? undefined : found;
    } catch (error) {
      if (!controller.signal.aborted && !ended.aborted)
        notify({ kind: 'error', title: t`The selection could not be read`, text: errorText(error) });
      return undefined;
    }
  };

  const run: BulkOperation<Item>['run'] = async (client, action, items, kept = []) => {
    const undos = new Map<Item, PreparedWrite>();
    const stale = new Map<string, QueryKey>();
    let confirmed: Item[] = [];
    let confirmedAt = 0;
    const tellConfirmed = (): void => {
      if (confirmed.length === 0 || ended.aborted) return;
      action.confirmed?.(client, confirmed);
      confirmed = [];
      confirmedAt = performance.now();
    };
    const runOne = async (item: Item, abandonSignal: AbortSignal): Promise<void> => {
      await whenRefetched(client);
      const step = await action.writeFor(item);
      if (!step) return;
      for (const key of step.write.stale) stale.set(JSON.stringify(key), key);
      await step.write.send(abandonSignal);
      if (step.undo) undos.set(item, step.undo);
      confirmed.push(item);
      if (performance.now() - confirmedAt >= progressInterval) tellConfirmed();
    };
    // Earlier failures are being retried, or no longer matter.
    const failureKey = `failed ${action.running}`;
    dismissNotice(failureKey);
    const fail = (failed: readonly FailedItem<Item>[]): void =>
      change({ failure: failed.length > 0 ? { action, items: failed } : undefined });
    const outcome = await inProgress(action.running, items.length, (report, signal) => {
      fail(kept);
      const phases = Map.groupBy(items, action.phase ?? (() => 0));
      const inOrder = [...phases].sort(([one], [other]) => one - other).map(([, ofPhase]) => ofPhase);
      return forEachInPhases(inOrder, runOne, (completed) => report(completed, items.length), signal);
    });
    tellConfirmed();
    if (ended.aborted) return outcome;
    const { done, failed } = outcome;
    if (failed.length > 0) {
      const reasons = failed.map(({ item, error }) => ({
        item,
        reason: errorText(error) ?? 'failed',
        mayRetry: mayRetry(error),
      }));
      fail([...kept, ...reasons]);
      // Where the failures are listed, a notice would cover their Retry button.
      const said = action.failed(kept.length + failed.length);
      if (said !== undefined && !isOnScreen) notify({ kind: 'error', key: failureKey, ...noticeParts(said) });
    }
    const said =
      done.length > 0 ? action.done(done, { failed: failed.length, canUndo: undos.size > 0 }) : undefined;
    if (said !== undefined) {
      const undo = () => void run(client, undoing(undos), [...undos.keys()]);
      notify({
        kind: 'success',
        ...noticeParts(said),
        action: undos.size > 0 ? undoAction(undo) : undefined,
      });
    }
    void markStale(client, [...stale.values()]);
    return outcome;
  };

  return {
    stateAtom,
    read: () => store.get(stateAtom),
    lookUp,
    run,
    cancel: () => {
      controller.abort();
      const { progress } = store.get(stateAtom);
      if (progress) change({ progress: { ...progress, isCancelled: true } });
    },
    dismissFailure: () => change({ failure: undefined }),
  };
}
