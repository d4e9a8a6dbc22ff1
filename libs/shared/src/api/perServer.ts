import { getServerVersion } from '@hondana/shared/session';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { InputArguments, OperationFacts } from './operation.ts';
import { sideOf } from './serverVersion.ts';
import type { Write } from './write.ts';

interface Read<I, A> extends OperationFacts {
  (...input: InputArguments<I>): { readonly queryKey: QueryKey };
  readonly send: (input: I, signal?: AbortSignal, priority?: RequestPriority) => Promise<A>;
  readonly earlyAnswer: (input: I) => A | undefined;
}

interface PerServer<Before, Since> {
  readonly before6: Before;
  readonly since6: Since;
}

/** At the moment of sending: the server may have been upgraded while the page was open. */
function chosen<Before, Since>({ before6, since6 }: PerServer<Before, Since>): Before | Since {
  return sideOf(getServerVersion()) === 'since6' ? since6 : before6;
}

type InputOfRead<R> = R extends { send: (input: infer I, ...options: never[]) => unknown } ? I : never;
type AnswerOfRead<R> = R extends { send: (...input: never[]) => Promise<infer A> } ? A : never;

/**
 * A read that version 6 has at another path, or with another answer: same input, same place in the cache. The cache
 * holds the answer as it came, so components read the union through an accessor.
 * @example
 * export const importFoldersQuery = readPerServer({
 *   before6: read({ path: 'ImportFolder', role: 'user', server: before6, keyPrefix }),
 *   since6: read({ path: 'ManagedFolder', role: 'user', server: since6, keyPrefix }),
 * });
 */
export function readPerServer<Before, Since>(reads: PerServer<Before, Since>) {
  type I = InputOfRead<Before> & InputOfRead<Since>;
  type A = AnswerOfRead<Before> | AnswerOfRead<Since>;
  // A constraint on the type parameters would be taken for the answers of the two `read` calls.
  const either = reads as PerServer<unknown, unknown> as PerServer<Read<I, A>, Read<I, A>>;
  const { before6, since6 } = either;
  const send = (input: I, signal?: AbortSignal, priority?: RequestPriority): Promise<A> =>
    chosen(either).send(input, signal, priority);
  const earlyAnswer = (input: I): A | undefined => chosen(either).earlyAnswer(input);
  const optionsOf = (...input: InputArguments<I>) => {
    const given = (input[0] ?? {}) as I;
    const { queryKey, ...options } = before6(...input);
    return queryOptions({
      ...options,
      queryKey,
      queryFn: ({ signal, meta }) => send(given, signal, meta?.isGuess ? 'low' : undefined),
      initialData: () => earlyAnswer(given),
    });
  };
  const { method, path, role, server } = before6;
  const facts: OperationFacts = { method, path, role, server, since6 };
  return Object.assign(optionsOf, facts, { send, earlyAnswer });
}

/**
 * A write that version 6 has at another path or takes in another form: same input.
 * @example
 * export const scanImportFolder = writePerServer({
 *   before6: write({ method: 'GET', path: 'ImportFolder/{folderId}/Scan', role: 'user', server: before6 }),
 *   since6: write({ method: 'GET', path: 'ManagedFolder/{folderId}/Scan', role: 'administrator', server: since6 }),
 * });
 */
export function writePerServer<I, A, B>(writes: PerServer<Write<I, A>, Write<I, B>>): Write<I, A | B> {
  const current = (): Write<I, A | B> => chosen<Write<I, A | B>, Write<I, A | B>>(writes);
  const { method, path, role, server, isComposed } = writes.before6;
  return {
    method,
    path,
    role,
    server,
    since6: writes.since6,
    isComposed: isComposed === true || writes.since6.isComposed === true,
    send: (input, signal) => current().send(input, signal),
    stale: (input) => current().stale(input),
    removedKeys: (input) => current().removedKeys?.(input) ?? [],
    with: (input) => current().with(input),
  };
}
