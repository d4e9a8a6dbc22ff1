import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { isApiError } from './ApiError.ts';
import { request, requestAtHand } from './client.ts';
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

/** Methods of calls that change nothing. */
type ReadMethod = 'GET' | 'POST';

type Without<I, D> = Omit<I, keyof D> & Partial<Pick<I, keyof D & keyof I>>;

interface ReadDefinition<M extends ReadMethod, P extends PathOf<M>, D, A, W> {
  /** Filters go out in the body of a POST; `GET` unless said. */
  readonly method?: M;
  /** With `{names}` for values, as in `contract/operations.txt`. */
  readonly path: P;
  readonly role: RoleOf<M, P>;
  readonly server?: ServerRange;
  /** Query-key prefix; invalidating it refetches this query. The path and the input follow it. */
  readonly keyPrefix: (input: NoInfer<W>) => QueryKey;
  /** Default input. */
  readonly defaults?: D & Partial<NoInfer<W>>;
  /** From what callers say to what goes out, where that is spelt in another way: a list as one text. */
  readonly toInput?: (input: W) => { readonly [Name in keyof InputOf<M, P>]?: unknown };
  /** What the cache cannot hold, or the contract does not know better. */
  readonly answer?: (answer: AnswerOf<M, P>) => A;
  /** Returned when the server answers 404. */
  readonly fallbackOn404?: NoInfer<A>;
  /** How long an answer is fresh, in milliseconds; 30 s unless said. */
  readonly staleTime?: number;
  /** How long an answer is kept that nothing shows, in milliseconds; five minutes unless said. */
  readonly gcTime?: number;
  /** False where a failed read is not worth another try. */
  readonly retry?: false;
}

/** The number of a page comes last, so that the pages of a list have the rest of the key in common. */
function keyOf(prefix: QueryKey, path: string, input: object): QueryKey {
  const { page, ...rest } = input as { readonly page?: unknown };
  return page === undefined ? [...prefix, path, rest] : [...prefix, path, rest, page];
}

/**
 * A read of the server as a value: called with its input it answers query options. Path, input and role are held to
 * the contract by the compiler.
 *
 * @example
 * export const groupQuery = read({
 *   path: 'Group/{groupId}',
 *   role: 'user',
 *   keyPrefix: ({ groupId }) => groupKeys.one(groupId),
 * });
 * const { data: group } = useQuery(groupQuery({ groupId: 660 }));
 */
export function read<
  M extends ReadMethod = 'GET',
  P extends PathOf<M> = PathOf<M>,
  D = object,
  A = AnswerOf<M, P>,
  W = InputOf<M, P>,
>({
  method = 'GET' as M,
  path,
  role,
  server,
  keyPrefix,
  defaults,
  toInput = (input) => input as object,
  answer = (raw) => raw as A,
  fallbackOn404,
  staleTime,
  gcTime,
  retry,
}: ReadDefinition<M, P, D, A, W>) {
  type I = Without<W, D>;
  const facts: OperationFacts = { method, path, role, server };
  const whole = (given: I | undefined) => ({ ...defaults, ...given }) as W & object;
  const send = async (given: I, signal?: AbortSignal, priority?: RequestPriority): Promise<A> => {
    try {
      const call = callOf(facts, toInput(whole(given)));
      return answer(await request<AnswerOf<M, P>>({ ...call, signal, priority }));
    } catch (error) {
      if (fallbackOn404 !== undefined && isApiError(error) && error.status === 404) return fallbackOn404;
      throw error;
    }
  };
  const atHand = (given: I): A | undefined => {
    const raw = requestAtHand<AnswerOf<M, P>>(callOf(facts, toInput(whole(given))));
    return raw === undefined ? undefined : answer(raw);
  };
  const optionsOf = (...[given]: InputArguments<I>) => {
    const input = whole(given);
    return queryOptions({
      queryKey: keyOf(keyPrefix(input), path, input),
      queryFn: ({ signal, meta }) => send(input as I, signal, meta?.isGuess ? 'low' : undefined),
      initialData: () => atHand(input as I),
      ...(staleTime !== undefined && { staleTime }),
      ...(gcTime !== undefined && { gcTime }),
      ...(retry !== undefined && { retry }),
    });
  };
  // `send` is for the few callers that want an uncached answer.
  return Object.assign(optionsOf, facts, { send });
}
