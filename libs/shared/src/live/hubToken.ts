import { getSession } from '@hondana/shared/session';
import { send } from '../http/http.ts';

/** What the server lists the tokens as. */
const device = 'web-ui hub';

/** Long enough to connect: a WebSocket carries it in its URL. */
const lifetime = '5m';

/** In milliseconds. SignalR asks more than once for one connection. */
const reuseMs = 10_000;

export interface HubToken {
  readonly token: string;
  readonly userId: number | undefined;
}

async function requestHubToken(): Promise<HubToken> {
  const body = { Device: device, Expires: lifetime };
  const answer = await send({ method: 'POST', path: 'Auth/GenerateToken', body }, getSession()?.key);
  const { Token, UserID } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof Token !== 'string' || Token === '') throw new Error('The server sent no token for the hub.');
  return { token: Token, userId: typeof UserID === 'number' ? UserID : undefined };
}

/**
 * Tokens for a hub of a server since 6, which end soon: one for each connection. The session's key would work, but
 * doesn't end and must not be in a URL.
 * @returns a function that throws an `ApiError` when the server refuses, an `Error` when it sends no token
 */
export function hubTokens(): () => Promise<HubToken> {
  let latest: { readonly token: Promise<HubToken>; readonly askedAt: number } | undefined;
  return () => {
    if (latest && Date.now() - latest.askedAt < reuseMs) return latest.token;
    const request = { token: requestHubToken(), askedAt: Date.now() };
    latest = request;
    request.token.catch(() => {
      if (latest === request) latest = undefined;
    });
    return request.token;
  };
}
