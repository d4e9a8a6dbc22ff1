import { markStale } from '@hondana/shared/live';
import { dismissNotice, type NoticeText, noticeParts, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText, isApiError } from './ApiError.ts';
import type { InputArguments } from './operation.ts';
import type { PreparedWrite, Write } from './write.ts';

/** What is said of a write, and what can be done about it; each part may be left out. */
export interface WriteOptions<I, A> {
  /** Said when it is done; undefined says nothing. */
  readonly done?: NoticeText | ((answer: A, input: I) => NoticeText | undefined) | undefined;
  /**
   * Said when it failed, with the reason. Left out where the place itself shows `error`. That it is unknown whether
   * it was done is always said.
   */
  readonly failed?: NoticeText | ((input: I, error: Error) => NoticeText | undefined) | undefined;
  /** A later notice with the same key takes the place of this one. */
  readonly key?: string;
  /** What takes it back, offered by the notice; made before anything is sent. Needs `done`. */
  readonly undo?: (input: I) => PreparedWrite | undefined;
  /** Shows the outcome before the answer. What it returns puts back what was there. */
  readonly optimisticUpdate?: (input: I) => (() => void) | Promise<() => void>;
  readonly onDone?: (answer: A, input: I) => unknown;
}

interface Kept {
  readonly undo: PreparedWrite | undefined;
  readonly rollback: (() => void) | undefined;
}

type MutationState =
  | 'data'
  | 'error'
  | 'isError'
  | 'isIdle'
  | 'isPending'
  | 'isSuccess'
  | 'reset'
  | 'variables';

/** A write that a component can start: a mutation of TanStack Query, and a way to end it. */
export type Writing<I, A> = Pick<UseMutationResult<A, Error, I>, MutationState> & {
  /** Starts it; the outcome is shown in a notice, or is in `error`. */
  readonly mutate: (...input: InputArguments<I>) => void;
  /** Starts it, and answers as the server does; rejects as the write does. */
  readonly mutateAsync: (...input: InputArguments<I>) => Promise<A>;
  /** Ends the waiting. What was sent may have been done; what is shown is read again. */
  readonly cancel: () => void;
};

/** Writes in progress, in all components: a second press of the same waits for the first. */
const inFlight = new Map<string, Promise<unknown>>();

const keyOf = ({ method, path }: Pick<Write<never>, 'method' | 'path'>) => [method, path] as const;

/** The same write with the same input. Files cannot be compared, and are never the same. */
function nameOf<I, A>({ method, path }: Write<I, A>, input: I): string | undefined {
  const hasFiles =
    typeof input === 'object' && input !== null && 'body' in input && input.body instanceof FormData;
  return hasFiles ? undefined : `${method} ${path} ${JSON.stringify(input)}`;
}

/** By it the failure of a write is taken back when the same write succeeds. */
function failureKey<I, A>(write: Write<I, A>, input: I): string {
  return `failed ${nameOf(write, input) ?? write.path}`;
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function isUnanswered(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unanswered';
}

function tellFailure(failed: NoticeText | undefined, error: unknown, key?: string): void {
  if (isCancelled(error)) return;
  if (isUnanswered(error)) {
    notify({
      kind: 'warning',
      key,
      title: 'The server did not respond',
      text: 'The change may have been made anyway. Reloading the data.',
    });
  } else if (failed !== undefined) {
    notify({ kind: 'error', key, text: errorText(error), ...noticeParts(failed) });
  }
}

async function runUndo(client: QueryClient, { send, stale }: PreparedWrite): Promise<void> {
  try {
    await send();
  } catch (error) {
    tellFailure('Undo failed', error);
  }
  await markStale(client, stale);
}

/**
 * A write in a component, as every write should be: the same one cannot be started twice by a double
 * press, it is sent once and never repeated, its answer is waited for no longer than its time limit, what it makes
 * stale is read again here and in the other tabs, and the outcome is reported. Pending until the stale data on screen
 * have been read again.
 *
 * @returns the mutation of TanStack Query (`mutate`, `mutateAsync`, `isPending`, `error` …) with `cancel`
 *
 * @example
 * const rename = useWrite(renameGroup, {
 *   done: 'Group updated!',
 *   failed: 'The group could not be updated',
 *   undo: ({ groupId }) => renameGroup.with({ groupId, name: before }),
 * });
 * rename.mutate({ groupId: 7, name: 'Gintama' });
 */
export function useWrite<I, A>(
  write: Write<I, A>,
  { done, failed, key, undo, optimisticUpdate, onDone }: WriteOptions<I, A> = {},
): Writing<I, A> {
  const client = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const mutation = useMutation<A, Error, I, Kept>({
    // Offline it fails at once, instead of being done later, unexpectedly.
    networkMode: 'always',
    mutationKey: keyOf(write),
    mutationFn: (input) => {
      controller.current = new AbortController();
      return write.send(input, controller.current.signal);
    },
    onMutate: async (input) => {
      const kept = { undo: undo?.(input), rollback: undefined };
      return optimisticUpdate ? { ...kept, rollback: await optimisticUpdate(input) } : kept;
    },
    onSuccess: async (answer, input, kept) => {
      const said = typeof done === 'function' ? done(answer, input) : done;
      if (said !== undefined) {
        const { undo: prepared } = kept;
        const action = prepared && undoAction(() => void runUndo(client, prepared));
        notify({ kind: 'success', key, ...noticeParts(said), action });
      }
      if (key === undefined) dismissNotice(failureKey(write, input));
      await onDone?.(answer, input);
    },
    onError: (error, input, kept) => {
      kept?.rollback?.();
      const said = typeof failed === 'function' ? failed(input, error) : failed;
      tellFailure(said, error, key ?? failureKey(write, input));
    },
    onSettled: async (_, error, input) => {
      const isKnown = error === null || (isApiError(error) && error.kind === 'refused');
      if (error === null || optimisticUpdate || write.isComposed || !isKnown) {
        await markStale(client, write.stale(input), error === null ? write.removedKeys?.(input) : undefined);
      }
    },
  });

  const start = (...[given]: InputArguments<I>): Promise<A> => {
    const input = (given ?? {}) as I;
    const name = nameOf(write, input);
    if (name === undefined) return mutation.mutateAsync(input);
    const started = inFlight.get(name) as Promise<A> | undefined;
    if (started) return started;
    const running = mutation.mutateAsync(input).finally(() => inFlight.delete(name));
    inFlight.set(name, running);
    return running;
  };
  return {
    ...mutation,
    mutate: (...input) => void start(...input).catch(() => {}),
    mutateAsync: start,
    cancel: () => controller.current?.abort(),
  };
}

/** A write that has not ended. */
export interface PendingWrite<I> {
  readonly input: I;
  /** When it was started, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The writes of a kind that have not ended, whichever component of this page started them: they go on when that is
 * gone.
 *
 * @example const isScanned = usePendingWrites(scanImportFolder).some(({ input }) => input.ID === folder.ID);
 */
export function usePendingWrites<I, A>(write: Write<I, A>): readonly PendingWrite<I>[] {
  return useMutationState({
    filters: { mutationKey: keyOf(write), status: 'pending' },
    select: ({ state }) => ({ input: state.variables as I, since: state.submittedAt }),
  });
}
