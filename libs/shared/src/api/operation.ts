import type { Call, Query } from '../http/http.ts';
import type { Operations } from './generated/operations.ts';
import type { OlderOperations } from './olderOperations.ts';
import { pathSegment } from './pathSegment.ts';
import { type ServerRange, type ServerSide, sideOf } from './serverVersion.ts';

export type Method = keyof Operations;

type Known<M extends Method> = Operations[M] & OlderOperations[M];

/** A method's paths, relative to `/api/v3/` or absolute with a leading slash. */
export type PathOf<M extends Method> = keyof Known<M> & string;

type Part<M extends Method, P extends PathOf<M>, Name extends string> =
  Known<M>[P] extends Record<Name, infer Value> ? Value : never;

/** Path parameters, query parameters and `body`. */
export type InputOf<M extends Method, P extends PathOf<M>> = Part<M, P, 'input'>;
/** The response; `undefined` without a body. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = Part<M, P, 'answer'>;
/** As in the `roles.tsv` of each server. */
export type RoleOf<M extends Method, P extends PathOf<M>> = Part<M, P, 'role'> & (CallRole | RoleBySide);

/** Required for a call that only servers before or since version 6 have. */
export type ServerOf<M extends Method, P extends PathOf<M>> =
  Known<M>[P] extends Record<'server', infer Side>
    ? { readonly server: ServerRange & { readonly side: Side } }
    : { readonly server?: ServerRange };

/** Optional when the input has no required field. */
export type InputArguments<I> = object extends I ? [input?: I] : [input: I];

/** Who may make a call. The first run lasts until a new server has a user. */
export type CallRole =
  | 'anyone'
  | 'user'
  | 'administrator'
  | 'first-run'
  | 'user or first-run'
  | 'administrator or first-run';

export type RoleBySide = Readonly<Record<ServerSide, CallRole>>;

/** What is known of an operation before calling it. */
export interface OperationFacts {
  readonly method: Method;
  readonly path: string;
  readonly role: CallRole | RoleBySide;
  /** Every server when omitted. */
  readonly server?: ServerRange | undefined;
  /** Takes its place on servers since version 6: see `perServer`. */
  readonly since6?: OperationFacts | undefined;
  /** All of these are needed as well: see `composed`. */
  readonly parts?: readonly OperationFacts[] | undefined;
}

type Input = Readonly<Record<string, unknown>>;

/**
 * The call for an operation: fills the path's placeholders; `body` becomes the body, the rest the query.
 * @throws a `RangeError` when a value cannot be part of a path (see `pathSegment`)
 * @example
 * callOf({ method: 'GET', path: 'Series/{seriesId}', role: 'user' }, { seriesId: 7, includeDataFrom: ['AniDB'] });
 * // { method: 'GET', path: 'Series/7', query: { includeDataFrom: ['AniDB'] } }
 */
export function callOf({ method, path, role }: OperationFacts, input: object): Call {
  const { body, ...rest } = input as Input;
  const query: Record<string, unknown> = { ...rest };
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete query[name];
    return pathSegment(rest[name] as string | number);
  });
  const roles = typeof role === 'string' ? [role] : [role.before6, role.since6];
  const needsNoSession = roles.every((one) => one === 'anyone' || one === 'first-run');
  return { method, path: filledPath, query: query as Query, body, needsNoSession };
}

interface Visitor {
  readonly isAdmin: boolean;
}

/**
 * Whether a user may make a call, and the server's version has it. Before the version is known, whether they may on any.
 * @example mayCall(deleteSeries, { isAdmin: false }, '5.3.3.0') // false
 */
export function mayCall(
  { role: roles, server, since6, parts }: OperationFacts,
  visitor: Visitor | undefined,
  version: string | null | undefined,
): boolean {
  const side = sideOf(version);
  if (since6 && side === 'since6') return mayCall(since6, visitor, version);
  if (server && !server.includes(version)) return false;
  if (parts) return parts.every((part) => mayCall(part, visitor, version));
  if (typeof roles === 'string') return admits(roles, visitor);
  const asked = version ? [roles[side]] : Object.values(roles);
  return asked.every((role) => admits(role, visitor));
}

function admits(role: CallRole, visitor: Visitor | undefined): boolean {
  if (role === 'anyone') return true;
  if (visitor === undefined || role === 'first-run') return false;
  return visitor.isAdmin || role.startsWith('user');
}
