import { ApiError, readErrorBody, titleOfStatus } from './ApiError.ts';
import { takeEarly } from './early.ts';

type QueryValue = string | number | boolean | null | undefined;

/** Values of a query. Lists become a repeated name, `undefined` and `null` are left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v3/` without a leading slash (`Series/12`), or whole with one (`/api/auth`). */
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON; a `FormData` goes out as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Low for what nobody waits for yet; the browser's own choice unless given. */
  readonly priority?: RequestPriority | undefined;
  /** Whether the server answers it without a key: such a call may go out when the session has ended. */
  readonly needsNobody?: boolean;
}

/** The query as it goes over the wire, with its question mark, or nothing. */
export function queryText(query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== null) parameters.append(name, String(single));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function addressOf({ path, query }: Call): string {
  return (path.startsWith('/') ? path : `/api/v3/${path}`) + queryText(query);
}

function initOf(call: Call, key: string | undefined): RequestInit {
  const headers = new Headers({ Accept: 'application/json, text/plain;q=0.5' });
  if (key !== undefined) headers.set('apikey', key);
  const { method = 'GET', priority = 'auto' } = call;
  const init: RequestInit = { method, headers, credentials: 'omit', priority };
  if (call.signal) init.signal = call.signal;
  if (call.body instanceof FormData) init.body = call.body;
  else if (call.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(call.body);
  }
  return init;
}

function nameOf(call: Call): string {
  return `${call.method ?? 'GET'} ${call.path}`;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function readAnswer(text: string, contentType: string, call: Call, status: number): unknown {
  if (text === '') return undefined;
  const unreadable = (title: string, details: string, cause?: unknown): ApiError =>
    new ApiError(
      { kind: 'unreadable', status, title, text: details, fieldErrors: {}, call: nameOf(call) },
      cause === undefined ? undefined : { cause },
    );
  // A Shoko Server answers 200 with the start page, under any content type, where it has nothing (facts 9).
  if (contentType.includes('text/html') || /^\s*<(!doctype|html)/i.test(text)) {
    throw unreadable('The server answered with a page instead of data', '');
  }
  if (!contentType.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(
      'The server’s answer could not be read',
      error instanceof Error ? error.message : '',
      error,
    );
  }
}

/**
 * Sends one call to the page's origin and reads its answer. Knows nothing of sessions: see `request` in `client.ts`.
 * Answers `undefined` for an empty body, text for text, otherwise the parsed JSON as it came.
 *
 * Throws an {@link ApiError}, or the `AbortError` when the signal was used. The key goes into a header and
 * nowhere else, and no error carries it.
 *
 * @example
 * const status = await send({ path: 'Init/Status' }, undefined);
 */
export async function send(call: Call, key: string | undefined): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    const address = addressOf(call);
    const early = call.method === undefined || call.method === 'GET' ? takeEarly(address, key) : undefined;
    response = await (early ?? fetch(address, initOf(call, key)));
    text = await response.text();
    call.signal?.throwIfAborted();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError(
      {
        kind: 'unreachable',
        status: 0,
        title: 'The server cannot be reached',
        text: '',
        fieldErrors: {},
        call: nameOf(call),
      },
      { cause: error },
    );
  }
  const contentType = response.headers.get('Content-Type') ?? '';
  if (response.ok) return readAnswer(text, contentType, call, response.status);
  throw new ApiError({
    kind: 'refused',
    status: response.status,
    title: titleOfStatus(response.status),
    ...readErrorBody(text, contentType),
    call: nameOf(call),
  });
}
