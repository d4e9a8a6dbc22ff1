import { msg, t } from '@lingui/core/macro';
import { type TextDescriptor, textOf } from '../language/texts.ts';
import { isRecord } from './isRecord.ts';
/**
 * Why a call failed.
 * - `refused`: the server answered with an error status.
 * - `unreachable`: no response from the server: it is down, the connection was cut, or a proxy says so (502 to 504).
 * - `unanswered`: a write was sent and got no response, so its outcome is unknown.
 * - `unreadable`: the response is not what the call promises: HTML, broken JSON, no data.
 * - `gateway`: a sign-in gateway or proxy answered for the server. `status` is 0, since it isn't the server's.
 */
export type ApiErrorKind = 'refused' | 'unreachable' | 'unanswered' | 'unreadable' | 'gateway';

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** 0 without a response from the server. */
  readonly status: number;
  /** One line for the user, such as “Not found”. */
  readonly title: string;
  /** The server's reason, or what was wrong with its response. May be empty. */
  readonly text: string;
  /** Validation messages by field name, as the server spells it. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** `GET Series/12`: path without query, so it is safe to show and log. */
  readonly call: string;
}

/**
 * A failed call. Remotes bundle their own copy of this class, so use {@link isApiError}, never `instanceof`.
 * @example if (isApiError(error) && error.status === 404) return <NotFound />;
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

/** Whether a value is an {@link ApiError}, thrown by any bundle. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'kind' in value && 'status' in value;
}

const finalStatuses = new Set([401, 403, 404, 405, 410, 501]);

/**
 * Whether to offer Retry: not for statuses that a second try won't change.
 * @example onRetry={mayRetry(error) ? () => void refetch() : undefined}
 */
export function mayRetry(error: unknown): boolean {
  return !(isApiError(error) && finalStatuses.has(error.status));
}

const titles: Readonly<Record<number, TextDescriptor>> = {
  0: msg`Something in front of the server asks you to sign in`,
  400: msg`The server refused the request`,
  401: msg`Not signed in`,
  403: msg`Not allowed for this user`,
  404: msg`Not found`,
  405: msg`Not supported by this server`,
  409: msg`Already exists`,
  413: msg`Too large for the server`,
  500: msg`The server failed`,
  502: msg`The server could not reach another service`,
  503: msg`The server is not running`,
  504: msg`The server timed out`,
};

/** The title for the server's status, or for 0, a gateway's. */
export function titleOfStatus(status: number): string {
  const title = titles[status];
  if (title) return textOf(title);
  return status >= 500 ? t`The server failed` : t`The server returned ${status}`;
}

interface Problem {
  readonly text: string;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
}

const emptyProblem: Problem = { text: '', fieldErrors: {} };

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
  if (!isRecord(value)) return emptyProblem;
  const fieldErrors = readFieldErrors(value.errors);
  const wrongVersion = isRecord(value.Error) ? value.Error.Message : undefined;
  const message = [value.detail, wrongVersion].find((text) => typeof text === 'string' && text !== '');
  const text = typeof message === 'string' ? message : Object.values(fieldErrors).flat().join(' ');
  return { text, fieldErrors };
}

/** Reads problem details with field errors, plain text, a JSON text or nothing (facts 1; recordings `err_*`). */
export function readErrorBody(body: string, contentType: string): Problem {
  const trimmed = body.trim();
  if (trimmed === '' || contentType.includes('text/html')) return emptyProblem;
  if (!contentType.includes('json')) return { text: trimmed, fieldErrors: {} };
  try {
    return readProblem(JSON.parse(trimmed));
  } catch {
    return { text: trimmed, fieldErrors: {} };
  }
}

/**
 * An error's message for the user, in the server's words if it sent any.
 * @example notify({ kind: 'error', title: 'The series could not be deleted', text: errorText(error) });
 */
export function errorText(error: unknown): string | undefined {
  return error instanceof Error && error.message !== '' ? error.message : undefined;
}
