import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest, problem, wrongPassword } from '../http/errors.ts';
import { keyIn } from '../http/guard.ts';
import { bodyField, queryOf } from '../http/query.ts';
import type { Session } from '../users/sessions.ts';
import type { Api } from './api.ts';

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A duration (`7d`, `P7D`, `PT24H`) or a moment. */
function expiryIn(text: string, now: Date): Date | undefined {
  const [, count, unit = ''] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const [iso, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text)?.map((part) => Number(part ?? 0)) ??
    [];
  const milliseconds =
    iso === undefined
      ? Number(count) * (unitMs[unit] ?? 0)
      : (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60_000 + (seconds ?? 0) * 1000;
  const at = milliseconds > 0 ? now.getTime() + milliseconds : Date.parse(text);
  return Number.isNaN(at) ? undefined : new Date(at);
}

/** Of calls with these fields; a password may be empty. @throws 400 problem */
function textsIn<Name extends string>(
  body: unknown,
  required: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const errors: Record<string, string[]> = {};
  const texts: Record<string, string> = {};
  for (const [name, label] of Object.entries<string>(required)) {
    const value = bodyField(body, name);
    if (typeof value === 'string' && (value.trim() !== '' || name === 'Password')) texts[name] = value.trim();
    else errors[name] = [`${label} is required`];
  }
  if (Object.keys(errors).length > 0) throw problem(errors);
  return texts as Record<Name, string>;
}

/** `Auth/…`, which only servers since 6 have. */
export function tokenRoutes(api: Api, { sessions, users, clock }: Sandbox): void {
  const open = (userId: number, device: string, body: unknown): Session => {
    const expires = bodyField(body, 'Expires') ?? undefined;
    if (expires === undefined) return sessions.open(userId, device);
    const at = expiryIn(String(expires), clock.now());
    if (at === undefined) throw problem({ Expires: ['Invalid expires value'] });
    return sessions.openUntil(userId, device, at);
  };

  const present = ({ userId, device, expiresAt }: Session) => ({
    UserID: userId,
    Username: users.byId(userId)?.username ?? '',
    Device: device,
    ExpiresAt: expiresAt?.toISOString().replace(/\.\d+Z$/, '+00:00') ?? null,
  });
  const presentNew = (session: Session) => ({ ...present(session), Token: session.key });

  const tokenOf = (request: FastifyRequest): string | undefined => {
    const token = queryOf(request).text('token') ?? '';
    if (token !== '') return token;
    if (request.visitor.id === 0) throw badRequest('An API token must be provided if not signed in.');
    return keyIn(request.headers, queryOf(request));
  };

  api.post('/api/v3/Auth/SignIn', ({ body }) => {
    const required = { User: 'Username', Password: 'Password', Device: 'Device' };
    const { User, Password, Device } = textsIn(body, required);
    const user = users.byName(User);
    if (user === undefined || user.password !== Password) throw wrongPassword();
    return presentNew(open(user.id, Device, body));
  });

  api.post('/api/v3/Auth/GenerateToken', ({ request, body }) => {
    const { Device } = textsIn(body, { Device: 'Device' });
    return presentNew(open(request.visitor.id, Device, body));
  });

  api.get('/api/v3/Auth/ListTokens', ({ request, query }) => {
    const showsAll = query.boolean('showAll', false) && request.visitor.isAdmin;
    return sessions.all.filter(({ userId }) => showsAll || userId === request.visitor.id).map(present);
  });

  // Without a token it ends the caller's own session.
  api.delete('/api/v3/Auth/InvalidateToken', ({ request }) => {
    const token = tokenOf(request);
    if (token === undefined || !sessions.end(token)) throw badRequest('Unable to invalidate token.');
  });
}
