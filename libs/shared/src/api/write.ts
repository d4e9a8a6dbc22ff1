import type { QueryKey } from '@tanstack/react-query';
import { isApiError } from './ApiError.ts';
import { request } from './client.ts';
import { isOffline } from './isOffline.ts';
import {
  type AnswerOf,
  callOf,
  type InputOf,
  type Method,
  type OperationFacts,
  type PathOf,
  type RoleOf,
} from './operation.ts';
import type { ServerRange } from './serverVersion.ts';
import { unanswered } from './unanswered.ts';

/** How long a server may take for a write, in milliseconds: slow boxes take many seconds for large groups. */
const usualTimeLimit = 60_000;

/** A write with its input: something that can be done, such as an undo. */
export interface PreparedWrite<A = unknown> {
  readonly send: (signal?: AbortSignal) => Promise<A>;
  /** What becomes stale by it; an answer that never came is not needed. */
  readonly stale: readonly QueryKey[];
}

/** A write of the server as a value; see {@link write}. */
export interface Write<I, A = unknown> extends OperationFacts {
  /**
   * Sends it, once, whatever happens. Rejects with an `ApiError`, of kind `unanswered` when it is not known whether it
   * was done; with an `AbortError` when the signal was used. Screens use `useWrite`.
   */
  readonly send: (input: I, signal?: AbortSignal) => Promise<A>;
  /** The keys of what it makes stale. */
  readonly stale: (input: I) => readonly QueryKey[];
  /** The keys of what is no longer on the server afterwards, and is not asked for again. */
  readonly removedKeys?: ((input: I) => readonly QueryKey[]) | undefined;
  readonly with: (input: I) => PreparedWrite<A>;
  /** Whether it takes several calls, so that a part may be done when it is refused. */
  readonly isComposed?: boolean;
}

interface WriteDefinition<M extends Method, P extends PathOf<M>, I> {
  readonly method: M;
  /** With `{names}` for values, as in `contract/operations.txt`. */
  readonly path: P;
  readonly role: RoleOf<M, P>;
  readonly server?: ServerRange;
  /** From what callers say to what the server takes; left out where that is the same. */
  readonly toInput?: (input: I) => InputOf<M, P>;
  readonly stale?: (input: NoInfer<I>) => readonly QueryKey[];
  readonly removedKeys?: (input: NoInfer<I>) => readonly QueryKey[];
  /** Milliseconds until an answer is no longer waited for. */
  readonly timeLimit?: number;
}

function prepared<I, A>({ send, stale }: Pick<Write<I, A>, 'send' | 'stale'>, input: I): PreparedWrite<A> {
  return { send: (signal) => send(input, signal), stale: stale(input) };
}

/** After sending, no answer says that it was not done. */
function asUnanswered(error: unknown): unknown {
  if (!isApiError(error) || error.kind !== 'unreachable' || isOffline()) return error;
  return unanswered({ call: error.call, cause: error });
}

/**
 * A write of the server as a value: how it is called, by whom, and what becomes stale. Path, input and role are held
 * to the contract by the compiler.
 *
 * @example
 * export const deleteSeries = write({
 *   method: 'DELETE',
 *   path: 'Series/{seriesId}',
 *   role: 'administrator',
 *   stale: () => [seriesKeys.all, groupKeys.all],
 * });
 * const may = useMay(deleteSeries);
 * const remove = useWrite(deleteSeries, { done: 'Series deleted', failed: 'The series could not be deleted' });
 */
export function write<M extends Method, P extends PathOf<M>, I = InputOf<M, P>>({
  method,
  path,
  role,
  server,
  toInput = (input) => input as InputOf<M, P>,
  stale = () => [],
  removedKeys,
  timeLimit = usualTimeLimit,
}: WriteDefinition<M, P, I>): Write<I, AnswerOf<M, P>> {
  const facts: OperationFacts = { method, path, role, server };
  const send = async (input: I, cancelled?: AbortSignal): Promise<AnswerOf<M, P>> => {
    const limit = AbortSignal.timeout(timeLimit);
    const signal = cancelled ? AbortSignal.any([limit, cancelled]) : limit;
    try {
      return await request({ ...callOf(facts, toInput(input) as object), signal });
    } catch (error) {
      throw asUnanswered(error);
    }
  };
  return { ...facts, send, stale, removedKeys, with: (input) => prepared({ send, stale }, input) };
}

interface Composition<I, A> {
  /** The writes it is made of: those who may make all of them may make it. */
  readonly of: readonly [OperationFacts, ...OperationFacts[]];
  readonly send: (input: I, signal?: AbortSignal) => Promise<A>;
  readonly stale: (input: NoInfer<I>) => readonly QueryKey[];
}

/**
 * A write that takes several calls.
 *
 * @example
 * export const createSeriesTag = composed({
 *   of: [createUserTag, addSeriesUserTags],
 *   send: async ({ seriesId, ...text }: SeriesTagText) => { … },
 *   stale: ({ seriesId }) => tagsOfSeries({ seriesId }),
 * });
 */
export function composed<I, A>({ of, send, stale }: Composition<I, A>): Write<I, A> {
  const strictest = of.find(({ role }) => role.startsWith('administrator')) ?? of[0];
  const { method, path, role, server } = strictest;
  const facts: OperationFacts = { method, path, role, server };
  return { ...facts, send, stale, with: (input) => prepared({ send, stale }, input), isComposed: true };
}

/**
 * Several writes with the same input, made at once: done when all are done.
 *
 * @example export const refreshSeriesFromTmdb = allOf(refreshShows, refreshMovies);
 */
export function allOf<I>(first: Write<I>, second: Write<I>): Write<I, unknown> {
  const all = [first, second];
  return composed({
    of: [first, second],
    send: (input: I, signal) => Promise.all(all.map((one) => one.send(input, signal))),
    stale: (input) => all.flatMap((one) => one.stale(input)),
  });
}

/**
 * Several prepared writes as one: each is sent, one after another, also when one before it failed. Rejects with what
 * went wrong first.
 *
 * @example
 * undo: oneAfterAnother(episodes.map(({ IDs }) => setEpisodeWatched.with({ seriesId, episodeId: IDs.ID, watched })))
 */
export function oneAfterAnother(writes: readonly PreparedWrite[]): PreparedWrite {
  return {
    send: async () => {
      const errors: unknown[] = [];
      for (const { send } of writes) await send().catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
    stale: writes.flatMap(({ stale }) => stale),
  };
}
