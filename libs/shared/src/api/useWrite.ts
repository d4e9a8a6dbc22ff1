import { markStale } from '@hondana/shared/live';
import { dismissNotice, type NoticeText, noticeParts, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { t } from '@lingui/core/macro';
import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText, isApiError } from '../http/ApiError.ts';
import type { InputArguments } from './operation.ts';
import type { PreparedWrite, Write } from './write.ts';

/** Notices, undo and callbacks of {@link useWrite}; all optional. */
export interface WriteOptions<I, A> {
  /** Success notice; none when undefined. */
  readonly done?: NoticeText | ((answer: A, input: I) => NoticeText | undefined) | undefined;
  /** Failure notice with the reason; omit it where `error` is shown. Unknown outcomes are always reported. */
  readonly failed?: NoticeText | ((input: I, error: Error) => NoticeText | undefined) | undefined;
  /** A later notice with the same key replaces this one. */
  readonly key?: string;
  /** The notice's Undo, prepared before the write is sent. Needs `done`. */
  readonly undo?: (input: I) => PreparedWrite | undefined;
  /** Runs before the write; returns its rollback. */
  readonly optimisticUpdate?: (input: I) => (() => void) | Promise<() => void>;
  readonly onDone?: (answer: A, input: I) => unknown;
}

interface WriteContext {
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

/** A mutation of TanStack Query that can be cancelled. */
export type WriteMutation<I, A> = Pick<UseMutationResult<A, Error, I>, MutationState> & {
  /** The outcome is shown in a notice, or is in `error`. */
  readonly mutate: (...input: InputArguments<I>) => void;
  readonly mutateAsync: (...input: InputArguments<I>) => Promise<A>;
  /** Aborts the request. It may have been done, so stale queries are refetched. */
  readonly cancel: () => void;
};

/** Across all components: pressing again returns the running write. */
const inFlight = new Map<string, Promise<unknown>>();

const mutationKeyOf = ({ method, path }: Pick<Write<never>, 'method' | 'path'>) => [method, path] as const;

/** Identifies a write and its input; undefined with files, which cannot be compared. */
function dedupeKey<I, A>({ method, path }: Write<I, A>, input: I): string | undefined {
  const hasFiles =
    typeof input === 'object' && input !== null && 'body' in input && input.body instanceof FormData;
  return hasFiles ? undefined : `${method} ${path} ${JSON.stringify(input)}`;
}

/** A later success of the same write dismisses its failure notice. */
function failureNoticeKey<I, A>(write: Write<I, A>, input: I): string {
  return `failed ${dedupeKey(write, input) ?? write.path}`;
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function isUnanswered(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unanswered';
}

function notifyFailure(failed: NoticeText | undefined, error: unknown, key?: string): void {
  if (isCancelled(error)) return;
  if (isUnanswered(error)) {
    notify({
      kind: 'warning',
      key,
      title: t`The server did not respond`,
      text: t`The change may have been made anyway. Reloading the data.`,
    });
  } else if (failed !== undefined) {
    notify({ kind: 'error', key, text: errorText(error), ...noticeParts(failed) });
  }
}

async function runUndo(client: QueryClient, { send, stale }: PreparedWrite): Promise<void> {
  try {
    await send();
  } catch (error) {
    notifyFailure(t`Undo failed`, error);
  }
  await markStale(client, stale);
}

/**
 * Runs a write from a component and reports its outcome. The same write cannot run twice at once, is never retried,
 * times out, and invalidates what it makes stale, also in other tabs. Pending until the stale data on screen is
 * refetched.
 * @example
 * const rename = useWrite(renameGroup, {
 *   done: 'Group updated!',
 *   undo: ({ groupId }) => renameGroup.with({ groupId, name: before }),
 * });
 * rename.mutate({ groupId: 7, name: 'Gintama' });
 */
export function useWrite<I, A>(
  write: Write<I, A>,
  { done, failed, key, undo, optimisticUpdate, onDone }: WriteOptions<I, A> = {},
): WriteMutation<I, A> {
  const client = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const mutation = useMutation<A, Error, I, WriteContext>({
    // Offline, it fails at once instead of being sent later, unexpectedly.
    networkMode: 'always',
    mutationKey: mutationKeyOf(write),
    mutationFn: (input) => {
      controller.current = new AbortController();
      return write.send(input, controller.current.signal);
    },
    onMutate: async (input) => {
      const context = { undo: undo?.(input), rollback: undefined };
      return optimisticUpdate ? { ...context, rollback: await optimisticUpdate(input) } : context;
    },
    onSuccess: async (answer, input, context) => {
      const notice = typeof done === 'function' ? done(answer, input) : done;
      if (notice !== undefined) {
        const { undo: prepared } = context;
        const action = prepared && undoAction(() => void runUndo(client, prepared));
        notify({ kind: 'success', key, ...noticeParts(notice), action });
      }
      if (key === undefined) dismissNotice(failureNoticeKey(write, input));
      await onDone?.(answer, input);
    },
    onError: (error, input, context) => {
      context?.rollback?.();
      const notice = typeof failed === 'function' ? failed(input, error) : failed;
      notifyFailure(notice, error, key ?? failureNoticeKey(write, input));
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
    const name = dedupeKey(write, input);
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

export interface PendingWrite<I> {
  readonly input: I;
  /** Start time in milliseconds since 1970. */
  readonly since: number;
}

/**
 * Pending writes of a kind, started by any component of this page: they outlive the component.
 * @example const isScanned = usePendingWrites(scanImportFolder).some(({ input }) => input.ID === folder.ID);
 */
export function usePendingWrites<I, A>(write: Write<I, A>): readonly PendingWrite<I>[] {
  return useMutationState({
    filters: { mutationKey: mutationKeyOf(write), status: 'pending' },
    select: ({ state }) => ({ input: state.variables as I, since: state.submittedAt }),
  });
}
