import { ApiError, readErrorBody, titleOfStatus } from './ApiError.ts';
import { areEarlyAnswersLeft, type EarlyAnswer, earlyAnswerAtHand, takeEarly } from './early.ts';
import { isFromGateway, isWithoutServer } from './isFromGateway.ts';
import { isOffline } from './isOffline.ts';
import { serverAddress } from './serverRoot.ts';

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
  /** Low for what nothing waits for yet; the browser's own choice unless given. */
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
  // With cookies and Basic auth, as is the default: gateways in front of the server go by them. The server itself
  // redirects no call.
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

/** What the call is known by where it may have gone out early. */
function earlyName(call: Call): string {
  const { method = 'GET', body } = call;
  const address = addressOf(call);
  return method === 'GET' ? address : `${method} ${address} ${JSON.stringify(body)}`;
}

async function fetchWhole(call: Call, key: string | undefined): Promise<EarlyAnswer> {
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
      title: isOffline() ? 'There is no connection' : 'The server cannot be reached',
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
  // A Shoko Server answers 200 with the start page, under any content type, where it has nothing (facts 9).
  if (contentType.includes('text/html') || /^\s*<(!doctype|html)/i.test(text)) {
    throw unreadable('The server returned a page instead of data', '');
  }
  if (!contentType.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(
      'The server’s response could not be read',
      error instanceof Error ? error.message : '',
      error,
    );
  }
}

/**
 * Sends one call to the page's server and reads its answer. Knows nothing of sessions: see `request` in `client.ts`.
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
    ({ response, text } = await (takeEarly(earlyName(call), key) ?? fetchWhole(call, key)));
    call.signal?.throwIfAborted();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw unreachable(call, error);
  }
  const contentType = response.headers.get('Content-Type') ?? '';
  if (response.ok) return readAnswer(text, contentType, call, response.status);
  if (isWithoutServer(response.status, contentType)) throw unreachable(call);
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
 * The answer to a call that went out early and has come already; undefined where there is none, or none that can be
 * shown. It is handed out once.
 *
 * @example const user = answerAtHand({ path: 'User/Current' }, key);
 */
export function answerAtHand(call: Call, key: string | undefined): unknown {
  // Every query asks this, mostly long after.
  if (!areEarlyAnswersLeft()) return undefined;
  const name = earlyName(call);
  const here = earlyAnswerAtHand(name, key);
  if (!here?.response.ok) return undefined;
  const contentType = here.response.headers.get('Content-Type') ?? '';
  try {
    const answer = readAnswer(here.text, contentType, call, here.response.status);
    void takeEarly(name, key);
    return answer;
  } catch {
    // The usual request takes it, and can report what is wrong.
    return undefined;
  }
}
