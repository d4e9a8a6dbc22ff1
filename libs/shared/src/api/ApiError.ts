import { isRecord } from './isRecord.ts';
/**
 * Why a call failed.
 * - `refused`: the server answered with an error status.
 * - `unreachable`: no answer of the server came: it is down, the connection was cut, or a proxy says so (502, 504).
 * - `unanswered`: a write was sent and no answer came: whether it was done is unknown.
 * - `unreadable`: an answer came that is not what the call promises: HTML, broken JSON, nothing.
 * - `gateway`: a sign-in gateway or proxy in front of the server answered in its place. `status` is 0, because it is
 *   not the server's.
 */
export type ApiErrorKind = 'refused' | 'unreachable' | 'unanswered' | 'unreadable' | 'gateway';

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer of the server came. */
  readonly status: number;
  /** One line for people, such as “Not found”. */
  readonly title: string;
  /** What the server said about it, or what was wrong with its answer. May be empty. */
  readonly text: string;
  /** Messages by the name of the field, from a validation problem. Names as the server spells them. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** The call, as `GET Series/12`: path only, no query, so it may be shown and logged. */
  readonly call: string;
}

/**
 * A failed call. Remotes bundle their own copy of this class, so use {@link isApiError}, never `instanceof`.
 *
 * @example
 * if (isApiError(error) && error.status === 404) return <NotFound />;
 */
export class ApiError extends Error implements ApiErrorDetails {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  declare readonly status: number;
  declare readonly title: string;
  declare readonly text: string;
  declare readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  declare readonly call: string;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.text === '' ? details.title : `${details.title}: ${details.text}`, options);
    Object.assign(this, details);
  }
}

/** Whether a value is an {@link ApiError}, from whichever bundle it was thrown. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'kind' in value && 'status' in value;
}

/** Not signed in, not allowed, not there, not supported. */
const finalStatuses = new Set([401, 403, 404, 405, 410, 501]);

/**
 * Whether it makes sense to offer Retry: not where the server's answer will be the same as long as nothing else changes.
 *
 * @example onRetry={mayRetry(error) ? () => void refetch() : undefined}
 */
export function mayRetry(error: unknown): boolean {
  return !(isApiError(error) && finalStatuses.has(error.status));
}

const titles: Readonly<Record<number, string>> = {
  0: 'Something in front of the server asks you to sign in',
  400: 'The server refused the request',
  401: 'Not signed in',
  403: 'Not allowed for this user',
  404: 'Not found',
  405: 'Not supported by this server',
  409: 'Already exists',
  413: 'Too large for the server',
  500: 'The server failed',
  502: 'The server could not reach another service',
  503: 'The server is not running',
  504: 'The server timed out',
};

/** The message for a status of the server, or for 0, a gateway's. */
export function titleOfStatus(status: number): string {
  return titles[status] ?? (status >= 500 ? 'The server failed' : `The server returned ${status}`);
}

interface Problem {
  readonly text: string;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
}

const nothing: Problem = { text: '', fieldErrors: {} };

function readFieldErrors(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  const found: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(errors)) {
    const list = Array.isArray(messages) ? messages : [messages];
    const texts = list.filter((message): message is string => typeof message === 'string' && message !== '');
    if (texts.length > 0) found[field] = texts;
  }
  return found;
}

function readProblem(value: unknown): Problem {
  if (typeof value === 'string') return { text: value, fieldErrors: {} };
  if (!isRecord(value)) return nothing;
  const fieldErrors = readFieldErrors(value.errors);
  const wrongVersion = isRecord(value.Error) ? value.Error.Message : undefined;
  const spoken = [value.detail, wrongVersion].find((text) => typeof text === 'string' && text !== '');
  const text = typeof spoken === 'string' ? spoken : Object.values(fieldErrors).flat().join(' ');
  return { text, fieldErrors };
}

/**
 * Reads the body of an error answer. The server speaks in several ways: problem details with errors by field,
 * a plain sentence, a JSON text, or nothing at all (facts 1; recordings `err_*`).
 */
export function readErrorBody(body: string, contentType: string): Problem {
  const trimmed = body.trim();
  if (trimmed === '' || contentType.includes('text/html')) return nothing;
  if (!contentType.includes('json')) return { text: trimmed, fieldErrors: {} };
  try {
    return readProblem(JSON.parse(trimmed));
  } catch {
    return { text: trimmed, fieldErrors: {} };
  }
}

/**
 * What an error says of itself, for people: the server's words where it has any.
 *
 * @example notify({ kind: 'error', title: 'The series could not be deleted', text: errorText(error) });
 */
export function errorText(error: unknown): string | undefined {
  return error instanceof Error && error.message !== '' ? error.message : undefined;
}
