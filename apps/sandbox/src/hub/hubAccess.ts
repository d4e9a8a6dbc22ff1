import type { IncomingHttpHeaders } from 'node:http';
import type { Sandbox } from '../context.ts';
import { forbidden, type HttpError, unauthorized } from '../http/errors.ts';
import { keyIn } from '../http/guard.ts';
import type { Query } from '../http/query.ts';

/** Since 6, the hub is for users and the log for administrators. SignalR's clients send their key as a token. */
export function refusal(
  { isSince6, sessions, users }: Sandbox,
  name: 'aggregate' | 'logging',
  headers: IncomingHttpHeaders,
  query: Query,
): HttpError | undefined {
  if (!isSince6) return undefined;
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const key = keyIn(headers, query) ?? bearer ?? query.text('access_token');
  const session = key === undefined ? undefined : sessions.byKey(key);
  const user = session === undefined ? undefined : users.byId(session.userId);
  if (user === undefined) return unauthorized();
  return name === 'logging' && !user.isAdmin ? forbidden() : undefined;
}
