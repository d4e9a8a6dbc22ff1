import type { PreparedWrite } from '@hondana/shared/api/write';
import { errorText, mayRetry } from '@hondana/shared/http/ApiError';
import { markStale } from '@hondana/shared/live';
import { dismissNotice, type NoticeText, noticeParts, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Atom, atom, getDefaultStore } from 'jotai';
import { askingBeforeUnload } from './askingBeforeUnload.ts';
import { forEachInPhases, type Outcome } from './forEachOf.ts';
import type { Selectable } from './selection.ts';

/** Time between two states of the progress, in milliseconds. */
const progressInterval = 100;

/** Something that an operation runs on, with the name that people know it by. */
export interface BulkItem extends Selectable {
  readonly name: string;
}

/** What is sent for one of many. */
export interface BulkWrite {
  readonly write: PreparedWrite;
  /** What takes it back; left out where nothing can, or nothing has changed. */
  readonly undo?: PreparedWrite | undefined;
}

/** Something that can be done with many, one by one. */
export interface BulkAction<Item extends BulkItem> {
  /** While it runs: “Rescanning files”. */
  readonly running: string;
  /** Said when it has ended, of those that it was done for; undefined says nothing. */
  readonly done: (
    items: readonly Item[],
    outcome: { readonly failed: number; readonly canUndo: boolean },
  ) => NoticeText | undefined;
  /** Said of so many that it failed for: “Rescan failed for 3 files!”; undefined where the place itself says it. */
  readonly failed: (count: number) => NoticeText | undefined;
  /** The server has confirmed it for these: what shows them need not wait for its lists. Called for several at once. */
  readonly confirmed?: (client: QueryClient, items: readonly Item[]) => void;
  /** What is to be sent for one of them; undefined where nothing is to be changed. */
  readonly writeFor: (item: Item) => BulkWrite | undefined | Promise<BulkWrite | undefined>;
  /** Items of a later phase start once all of the earlier ones have ended, failed or not; one phase unless given. */
  readonly phase?: (item: Item) => number;
}

/** How far an operation is. */
export interface BulkProgress {
  readonly label: string;
  readonly completed: number;
  /** 0 until known. */
  readonly total: number;
  /** Nothing more is begun; what is under way is waited for a moment. */
  readonly isCancelled?: boolean;
}

/** One that an operation failed for. */
export interface FailedItem<Item extends BulkItem> {
  readonly item: Item;
  readonly reason: string;
  /** The server may do it when it is asked again. */
  readonly mayRetry?: boolean;
}

/** What an operation failed for, and how to try that again. */
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

/** An operation on many of a list; see {@link bulkOperation}. */
export interface BulkOperation<Item extends BulkItem> {
  readonly stateAtom: Atom<BulkState<Item>>;
  readonly read: () => BulkState<Item>;
  /** Finds out what the operation is for; undefined when that was cancelled or failed, which has been said. */
  readonly lookUp: <Result>(label: string, find: LookUp<Result>) => Promise<Result | undefined>;
  /**
   * Runs the action on each item, reports the outcome, and offers Undo. What failed before is forgotten, but what is to
   * be kept: these are not tried again, and remain reported.
   */
  readonly run: (
    client: QueryClient,
    action: BulkAction<Item>,
    items: readonly Item[],
    kept?: readonly FailedItem<Item>[],
  ) => Promise<Outcome<Item>>;
  /** Begins nothing more, and soon waits for nothing. */
  readonly cancel: () => void;
  readonly dismissFailure: () => void;
}

/** Rejects when the signal aborts: what only reads need not be waited for. */
function rejectionOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function undoing<Item extends BulkItem>(undos: ReadonlyMap<Item, PreparedWrite>): BulkAction<Item> {
  return {
    running: 'Undoing',
    done: () => undefined,
    failed: (count) => `${count} of ${undos.size} could not be undone!`,
    writeFor: (item) => {
      const write = undos.get(item);
      return write && { write };
    },
  };
}

/**
 * An operation on many of a list: a few at a time, with a report for each. It is no part of a screen, so it goes on when
 * the list is left and is there on return; the browser asks before it closes the page. What failed is kept with its
 * reason, to be tried again. In a screen see `useBulkOperation`.
 *
 * @param ended aborts when nothing more is to be begun: the session is over
 *
 * @example
 * const fileOperation = perSession((ended) => bulkOperation<FileFacts>(ended));
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

  /** Shows how far something is as long as it lasts; one begins when the one before has ended. */
  const inProgress = async <Result>(
    label: string,
    total: number,
    operation: (report: (completed: number, total: number) => void, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const former = ending;
    const { promise, resolve } = Promise.withResolvers<void>();
    ending = promise;
    await former;
    controller = new AbortController();
    change({ progress: { label, completed: 0, total } });
    let toldAt = 0;
    const report = (completed: number, total: number): void => {
      if (controller.signal.aborted) return;
      const now = performance.now();
      if (now - toldAt < progressInterval) return;
      toldAt = now;
      change({ progress: { label, completed, total } });
    };
    try {
      return await askingBeforeUnload(() => operation(report, AbortSignal.any([ended, controller.signal])));
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
        notify({ kind: 'error', title: 'The selection could not be read', text: errorText(error) });
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
      const step = await action.writeFor(item);
      if (!step) return;
      for (const key of step.write.stale) stale.set(JSON.stringify(key), key);
      await step.write.send(abandonSignal);
      if (step.undo) undos.set(item, step.undo);
      confirmed.push(item);
      if (performance.now() - confirmedAt >= progressInterval) tellConfirmed();
    };
    // What failed before is being tried again, or no longer of interest.
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
      // Where the list of them is shown, a notice would only cover the way to try again.
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
