import { t } from '@lingui/core/macro';
import { ApiError, readErrorBody, titleOfStatus } from './ApiError.ts';
import { type EarlyAnswer, hasEarlyAnswers, peekEarlyAnswer, takeEarly } from './early.ts';
import { isFromGateway, isServerUnreachable } from './isFromGateway.ts';
import { isOffline } from './isOffline.ts';
import { serverAddress } from './serverRoot.ts';

type QueryValue = string | number | boolean | null | undefined;

/** A list repeats its name; `undefined` and `null` are omitted. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/api/v3/` (`Series/12`), or absolute with a leading slash (`/api/auth`). */
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON, unless it is `FormData`. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly priority?: RequestPriority | undefined;
  /** Needs no key, so it may be sent after the session has ended. */
  readonly needsNoSession?: boolean;
}

/** The query string with its question mark, or ''. */
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
  // biome-ignore lint/plugin/serverAddresses: a call's path is made whole here.
  return (path.startsWith('/') ? path : `/api/v3/${path}`) + queryText(query);
}

function initOf(call: Call, key: string | undefined): RequestInit {
  const headers = new Headers({ Accept: 'application/json, text/plain;q=0.5' });
  if (key !== undefined) headers.set('apikey', key);
  const { method = 'GET', priority = 'auto' } = call;
  // Credentials stay same-origin, the default: gateways need cookies and Basic auth. The server never redirects.
  const init: RequestInit = { method, headers, redirect: 'manual', priority };
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

function earlyName(call: Call): string {
  const { method = 'GET', body } = call;
  const address = addressOf(call);
  return method === 'GET' ? address : `${method} ${address} ${JSON.stringify(body)}`;
}

async function fetchBody(call: Call, key: string | undefined): Promise<EarlyAnswer> {
  const response = await fetch(serverAddress(addressOf(call)), initOf(call, key));
  return { response, text: await response.text() };
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function unreachable(call: Call, cause?: unknown): ApiError {
  return new ApiError(
    {
      kind: 'unreachable',
      status: 0,
      title: isOffline() ? t`There is no connection` : t`The server cannot be reached`,
      text: '',
      fieldErrors: {},
      call: nameOf(call),
    },
    { cause },
  );
}

function readAnswer(text: string, contentType: string, call: Call, status: number): unknown {
  if (text === '') return undefined;
  const unreadable = (title: string, details: string, cause?: unknown): ApiError =>
    new ApiError(
      { kind: 'unreadable', status, title, text: details, fieldErrors: {}, call: nameOf(call) },
      cause === undefined ? undefined : { cause },
    );
  // Shoko Server answers unknown paths with 200 and the start page, under any content type (facts 9).
  if (contentType.includes('text/html') || /^\s*<(!doctype|html)/i.test(text)) {
    throw unreadable(t`The server returned a page instead of data`, '');
  }
  if (!contentType.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(
      t`The server’s response could not be read`,
      error instanceof Error ? error.message : '',
      error,
    );
  }
}

/**
 * Sends one call, without regard to sessions (see `request`). The key goes into a header only, never into an error.
 * @returns `undefined` for an empty body, a string for text, otherwise the parsed JSON
 * @throws an {@link ApiError}, or the `AbortError` when the signal was aborted
 * @example const status = await send({ path: 'Init/Status' }, undefined);
 */
export async function send(call: Call, key: string | undefined): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    ({ response, text } = await (takeEarly(earlyName(call), key) ?? fetchBody(call, key)));
    call.signal?.throwIfAborted();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw unreachable(call, error);
  }
  const contentType = response.headers.get('Content-Type') ?? '';
  if (response.ok) return readAnswer(text, contentType, call, response.status);
  if (isServerUnreachable(response.status, text)) throw unreachable(call);
  const isGateway = isFromGateway(response, text, contentType);
  const status = isGateway ? 0 : response.status;
  throw new ApiError({
    kind: isGateway ? 'gateway' : 'refused',
    status,
    title: titleOfStatus(status),
    ...readErrorBody(text, contentType),
    call: nameOf(call),
  });
}

/**
 * The response to an early call, once, if it has arrived and is usable.
 * @example const user = readEarlyAnswer({ path: 'User/Current' }, key);
 */
export function readEarlyAnswer(call: Call, key: string | undefined): unknown {
  // A shortcut: every query calls this, mostly long after the last one was taken.
  if (!hasEarlyAnswers()) return undefined;
  const name = earlyName(call);
  const early = peekEarlyAnswer(name, key);
  if (!early?.response.ok) return undefined;
  const contentType = early.response.headers.get('Content-Type') ?? '';
  try {
    const answer = readAnswer(early.text, contentType, call, early.response.status);
    void takeEarly(name, key);
    return answer;
  } catch {
    // The regular request takes it and reports the error.
    return undefined;
  }
}
