/** What reads and writes have in common: an operation of the server, typed by the contract. */
import type { Operations } from './generated/operations.ts';
import type { Call, Query } from './http.ts';
import type { OlderOperations } from './olderOperations.ts';
import { pathSegment } from './pathSegment.ts';
import type { ServerRange } from './serverVersion.ts';

export type Method = keyof Operations;

type Known<M extends Method> = Operations[M] & OlderOperations[M];

/** The paths that a method is known with, below `/api/v3/` or whole with a leading slash. */
export type PathOf<M extends Method> = keyof Known<M> & string;

type Part<M extends Method, P extends PathOf<M>, Name extends string> =
  Known<M>[P] extends Record<Name, infer Value> ? Value : never;

/** What an operation takes: the values of its path, of its query, and its `body`. */
export type InputOf<M extends Method, P extends PathOf<M>> = Part<M, P, 'input'>;
/** What an operation answers; `undefined` where the answer has no body. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = Part<M, P, 'answer'>;
/** Who may make a call, as `contract/roles.tsv` has it. */
export type RoleOf<M extends Method, P extends PathOf<M>> = Part<M, P, 'role'> & CallRole;

/** An input that asks for nothing may be left out. */
export type InputArguments<I> = object extends I ? [input?: I] : [input: I];

/** Who may make a call; the first run is the time in which a new server has no user yet. */
export type CallRole =
  | 'anyone'
  | 'user'
  | 'administrator'
  | 'first-run'
  | 'user or first-run'
  | 'administrator or first-run';

/** What can be said of an operation before it is called. */
export interface OperationFacts {
  readonly method: Method;
  /** With `{names}` for values. */
  readonly path: string;
  readonly role: CallRole;
  /** Which servers have it; all of them when left out. */
  readonly server?: ServerRange | undefined;
}

type Input = Readonly<Record<string, unknown>>;

/**
 * The call for an operation with its values filled in: names of the path first, `body` as the body, the rest as query.
 *
 * Throws a `RangeError` when a value cannot be part of a path (see `pathSegment`).
 *
 * @example
 * callOf({ method: 'GET', path: 'Series/{seriesId}', role: 'user' }, { seriesId: 7, includeDataFrom: ['AniDB'] });
 * // { method: 'GET', path: 'Series/7', query: { includeDataFrom: ['AniDB'] } }
 */
export function callOf({ method, path, role }: OperationFacts, input: object): Call {
  const { body, ...rest } = input as Input;
  const query: Record<string, unknown> = { ...rest };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete query[name];
    return pathSegment(rest[name] as string | number);
  });
  const needsNobody = role === 'anyone' || role === 'first-run';
  return { method, path: filled, query: query as Query, body, needsNobody };
}

/**
 * Whether a user may make a call of a server.
 *
 * @param visitor the signed-in user; undefined without one
 *
 * @example mayCall(deleteSeries, { isAdmin: false }, '5.3.3.0') // false
 */
export function mayCall(
  { role, server }: OperationFacts,
  visitor: { readonly isAdmin: boolean } | undefined,
  version: string | null | undefined,
): boolean {
  if (server && !server.includes(version)) return false;
  if (role === 'anyone') return true;
  if (visitor === undefined || role === 'first-run') return false;
  return visitor.isAdmin || role.startsWith('user');
}
