import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { isApiError } from '../http/ApiError.ts';
import { earlyResponse, request } from './client.ts';
import {
  type AnswerOf,
  callOf,
  type InputArguments,
  type InputOf,
  type OperationFacts,
  type PathOf,
  type RoleOf,
  type ServerOf,
} from './operation.ts';

type ReadMethod = 'GET' | 'POST';

type Without<I, D> = Omit<I, keyof D> & Partial<Pick<I, keyof D & keyof I>>;

interface ReadDefinition<M extends ReadMethod, P extends PathOf<M>, D, A, W> {
  readonly method?: M;
  readonly path: P;
  readonly role: RoleOf<M, P>;
  /** Query-key prefix; invalidating it refetches this query. Path and input follow it. */
  readonly keyPrefix: (input: NoInfer<W>) => QueryKey;
  readonly defaults?: D & Partial<NoInfer<W>>;
  /** Maps the caller's input to the server's, such as a list to one text. */
  readonly toInput?: (input: W) => { readonly [Name in keyof InputOf<M, P>]?: unknown };
  /** Transforms what the cache cannot hold (`undefined`) or the contract types too loosely. */
  readonly answer?: (answer: AnswerOf<M, P>) => A;
  /** Returned when the server answers 404. */
  readonly fallbackOn404?: NoInfer<A>;
  /** Milliseconds; 30 s by default. */
  readonly staleTime?: number;
  /** Milliseconds; five minutes by default. */
  readonly gcTime?: number;
  readonly retry?: false;
  /**
   * Whether the browser may keep the answer, to draw it at the next page load until it is refetched. Not for roles, for
   * what forms or deletions rest on, nor for secrets.
   */
  readonly persist?: boolean | ((input: NoInfer<W>) => boolean);
}

/** The page number comes last, so that a list's pages share the rest of the key. */
function keyOf(prefix: QueryKey, path: string, input: object): QueryKey {
  const { page, ...rest } = input as { readonly page?: unknown };
  return page === undefined ? [...prefix, path, rest] : [...prefix, path, rest, page];
}

/**
 * Defines a read: a function from input to query options. The compiler checks it against the contract.
 * @example
 * export const groupsQuery = read({ path: 'Group', role: 'user', keyPrefix: () => groupKeys.all });
 * const { data: groups } = useQuery(groupsQuery({ pageSize: 50 }));
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
  persist = false,
}: ReadDefinition<M, P, D, A, W> & ServerOf<M, P>) {
  type I = Without<W, D>;
  const facts: OperationFacts = { method, path, role, server };
  const withDefaults = (given: I | undefined) => ({ ...defaults, ...given }) as W & object;
  const send = async (given: I, signal?: AbortSignal, priority?: RequestPriority): Promise<A> => {
    try {
      const call = callOf(facts, toInput(withDefaults(given)));
      return answer(await request<AnswerOf<M, P>>({ ...call, signal, priority }));
    } catch (error) {
      if (fallbackOn404 !== undefined && isApiError(error) && error.status === 404) return fallbackOn404;
      throw error;
    }
  };
  const earlyAnswer = (given: I): A | undefined => {
    const raw = earlyResponse<AnswerOf<M, P>>(callOf(facts, toInput(withDefaults(given))));
    return raw === undefined ? undefined : answer(raw);
  };
  const optionsOf = (...[given]: InputArguments<I>) => {
    const input = withDefaults(given);
    const persisted = typeof persist === 'function' ? persist(input) : persist;
    return queryOptions({
      queryKey: keyOf(keyPrefix(input), path, input),
      queryFn: ({ signal, meta }) => send(input as I, signal, meta?.isGuess ? 'low' : undefined),
      initialData: () => earlyAnswer(input as I),
      ...(staleTime !== undefined && { staleTime }),
      ...(gcTime !== undefined && { gcTime }),
      ...(retry !== undefined && { retry }),
      ...(persisted && { meta: { persisted, isConstant: staleTime === Number.POSITIVE_INFINITY } }),
    });
  };
  // `send` bypasses the cache.
  return Object.assign(optionsOf, facts, { send, earlyAnswer });
}
