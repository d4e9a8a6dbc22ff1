import { getSession } from '@hondana/shared/session';
import { send } from '../http/http.ts';

/** What the server lists the tokens as. */
const device = 'web-ui hub';

/** Long enough to connect, and asked for again whenever the hub connects: a WebSocket carries it in its URL. */
const lifetime = '5m';

export interface HubToken {
  readonly token: string;
  readonly userId: number | undefined;
}

/**
 * A token for the hub of a server since 6, which ends soon. The session's key would work, but doesn't end and must not
 * be in a URL.
 * @throws an `ApiError` when the server refuses, an `Error` when it sends no token
 */
export async function requestHubToken(): Promise<HubToken> {
  const body = { Device: device, Expires: lifetime };
  const answer = await send({ method: 'POST', path: 'Auth/GenerateToken', body }, getSession()?.key);
  const { Token, UserID } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof Token !== 'string' || Token === '') throw new Error('The server sent no token for the hub.');
  return { token: Token, userId: typeof UserID === 'number' ? UserID : undefined };
}
