import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import {
  type AnswerOf,
  callOf,
  type InputArguments,
  type InputOf,
  type OperationFacts,
  type PathOf,
  type RoleOf,
} from './operation.ts';
import type { ServerRange } from './serverVersion.ts';

type Without<I, D> = Omit<I, keyof D> & Partial<Pick<I, keyof D & keyof I>>;

interface ReadDefinition<P extends PathOf<'GET'>, D, A, I> {
  /** With `{names}` for values, as in `contract/operations.txt`. */
  readonly path: P;
  readonly role: RoleOf<'GET', P>;
  readonly server?: ServerRange;
  /** Where in the cache the answer lies: with what it becomes stale. The path and the input come after it. */
  readonly under: (input: NoInfer<I>) => QueryKey;
  /** What is asked for unless the caller says otherwise. */
  readonly defaults?: D & Partial<NoInfer<I>>;
  /** From what callers say to what goes out, where that is spelt in another way: a list as one text. */
  readonly toInput?: (input: I) => { readonly [Name in keyof InputOf<'GET', P>]?: unknown };
  /** What the cache cannot hold, or the contract does not know better. */
  readonly answer?: (answer: AnswerOf<'GET', P>) => A;
  /** How long an answer is fresh, in milliseconds; 30 s unless said. */
  readonly staleTime?: number;
  /** How long an answer is kept that nothing shows, in milliseconds; five minutes unless said. */
  readonly gcTime?: number;
}

/**
 * A read of the server as a value: called with its input it answers query options. Path, input and role are held to
 * the contract by the compiler.
 *
 * @example
 * export const groupQuery = read({
 *   path: 'Group/{groupId}',
 *   role: 'user',
 *   under: ({ groupId }) => groupKeys.one(groupId),
 * });
 * const { data: group } = useQuery(groupQuery({ groupId: 660 }));
 */
export function read<P extends PathOf<'GET'>, D = object, A = AnswerOf<'GET', P>, W = InputOf<'GET', P>>({
  path,
  role,
  server,
  under,
  defaults,
  toInput = (input) => input as object,
  answer = (raw) => raw as A,
  staleTime,
  gcTime,
}: ReadDefinition<P, D, A, W>) {
  type I = Without<W, D>;
  const facts: OperationFacts = { method: 'GET', path, role, server };
  const whole = (given: I | undefined) => ({ ...defaults, ...given }) as W & object;
  const send = async (given: I, signal?: AbortSignal): Promise<A> =>
    answer(await request<AnswerOf<'GET', P>>({ ...callOf(facts, toInput(whole(given))), signal }));
  const optionsOf = (...[given]: InputArguments<I>) => {
    const input = whole(given);
    return queryOptions({
      queryKey: [...under(input), path, input] as const,
      queryFn: ({ signal }) => send(input as I, signal),
      ...(staleTime !== undefined && { staleTime }),
      ...(gcTime !== undefined && { gcTime }),
    });
  };
  return Object.assign(optionsOf, facts, {
    /** Asks the server now, past the cache. Rejects with an `ApiError`. */
    send,
  });
}
