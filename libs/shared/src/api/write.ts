import type { QueryKey } from '@tanstack/react-query';
import { isApiError } from '../http/ApiError.ts';
import { isOffline } from '../http/isOffline.ts';
import { unanswered } from '../http/unanswered.ts';
import { request } from './client.ts';
import {
  type AnswerOf,
  callOf,
  type InputOf,
  type Method,
  type OperationFacts,
  type PathOf,
  type RoleOf,
  type ServerOf,
} from './operation.ts';

/** Milliseconds; slow servers take many seconds for large groups. */
const defaultTimeLimitMs = 60_000;

/** A write bound to its input, such as an undo. */
export interface PreparedWrite<A = unknown> {
  readonly send: (signal?: AbortSignal) => Promise<A>;
  /** Query keys to invalidate; known without the response. */
  readonly stale: readonly QueryKey[];
}

/** Created by {@link write} or {@link composed}; components run it with `useWrite`. */
export interface Write<I, A = unknown> extends OperationFacts {
  /** Sent once. Rejects with an `ApiError`, `unanswered` when the outcome is unknown, or an `AbortError`. */
  readonly send: (input: I, signal?: AbortSignal) => Promise<A>;
  readonly stale: (input: I) => readonly QueryKey[];
  /** Query keys of what it deletes; queries still mounted are not refetched. */
  readonly removedKeys?: ((input: I) => readonly QueryKey[]) | undefined;
  readonly with: (input: I) => PreparedWrite<A>;
  /** Made of several calls, so a refused one may be partly done. */
  readonly isComposed?: boolean;
}

interface WriteDefinition<M extends Method, P extends PathOf<M>, I> {
  readonly method: M;
  readonly path: P;
  readonly role: RoleOf<M, P>;
  readonly toInput?: (input: I) => InputOf<M, P>;
  readonly stale?: (input: NoInfer<I>) => readonly QueryKey[];
  readonly removedKeys?: (input: NoInfer<I>) => readonly QueryKey[];
  /** Milliseconds. */
  readonly timeLimit?: number;
}

function prepared<I, A>({ send, stale }: Pick<Write<I, A>, 'send' | 'stale'>, input: I): PreparedWrite<A> {
  return { send: (signal) => send(input, signal), stale: stale(input) };
}

/** Without a response, the write may have been done. */
function asUnanswered(error: unknown): unknown {
  if (!isApiError(error) || error.kind !== 'unreachable' || isOffline()) return error;
  return unanswered({ call: error.call, cause: error });
}

/**
 * Defines a write. The compiler checks path, input and role against the contract.
 * @example
 * export const pauseQueue = write({ method: 'POST', path: 'Queue/Pause', role: 'administrator', stale });
 * const pause = useWrite(pauseQueue, { failed: 'The queue could not be paused' });
 */
export function write<M extends Method, P extends PathOf<M>, I = InputOf<M, P>>({
  method,
  path,
  role,
  server,
  toInput = (input) => input as InputOf<M, P>,
  stale = () => [],
  removedKeys,
  timeLimit = defaultTimeLimitMs,
}: WriteDefinition<M, P, I> & ServerOf<M, P>): Write<I, AnswerOf<M, P>> {
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
  /** Needs permission for all of these. */
  readonly of: readonly [OperationFacts, ...OperationFacts[]];
  readonly send: (input: I, signal?: AbortSignal) => Promise<A>;
  readonly stale: (input: NoInfer<I>) => readonly QueryKey[];
}

/**
 * Defines a write that takes several calls.
 * @example export const createSeriesTag = composed({ of: [createUserTag, addSeriesUserTags], send, stale });
 */
export function composed<I, A>({ of, send, stale }: Composition<I, A>): Write<I, A> {
  const [{ method, path, role }] = of;
  const facts: OperationFacts = { method, path, role, parts: of };
  return { ...facts, send, stale, with: (input) => prepared({ send, stale }, input), isComposed: true };
}

/**
 * Runs two writes in parallel with the same input.
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
 * Runs prepared writes in sequence, continuing after a failure. Rejects with the first error.
 * @example const undo = runInSequence(fileIds.map((fileId) => setFileIgnored.with({ fileId, value: false })));
 */
export function runInSequence(writes: readonly PreparedWrite[]): PreparedWrite {
  return {
    send: async () => {
      const errors: unknown[] = [];
      for (const { send } of writes) await send().catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
    stale: writes.flatMap(({ stale }) => stale),
  };
}
