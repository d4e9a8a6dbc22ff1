import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest, forbidden, problem, wrongPassword } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import type { Api } from './api.ts';

function required(request: FastifyRequest) {
  const errors: Record<string, string[]> = {};
  const text = (name: string, message: string, mayBeEmpty: boolean): string => {
    const value = bodyField(request.body, name);
    if (typeof value === 'string' && (mayBeEmpty || value.trim() !== '')) return value.trim();
    errors[name] = [message];
    return '';
  };
  const user = text('user', 'Username is required', false);
  const pass = text('pass', 'Password is required', true);
  const device = text('device', 'Device is required', false);
  if (Object.keys(errors).length > 0) throw problem(errors);
  return { user, pass, device };
}

const bodyText = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body.trim() : '');

export function authRoutes(api: Api, sandbox: Sandbox): void {
  const { users, sessions } = sandbox;

  api.post('/api/auth', ({ request }) => {
    const { user: name, pass, device } = required(request);
    const user = users.byName(name);
    if (user === undefined || user.password !== pass) throw wrongPassword();
    return { apikey: sessions.open(user.id, device).key };
  });

  api.get('/api/auth', ({ request }) => {
    const visible = sessions.all.filter(
      (one) => request.visitor.isAdmin || one.userId === request.visitor.id,
    );
    return visible.map((one) => ({
      UserID: one.userId,
      Username: users.byId(one.userId)?.username ?? '',
      Device: one.device,
      ...(sandbox.isSince6 && { ExpiresAt: one.expiresAt?.toISOString() ?? null }),
    }));
  });

  api.post('/api/auth/apikey', ({ request, reply }) => {
    const device = bodyText(request);
    if (device === '') throw badRequest('device cannot be empty');
    return reply.type('text/plain; charset=utf-8').send(sessions.open(request.visitor.id, device).key);
  });

  api.delete('/api/auth', ({ request }) => {
    if (!sessions.close(request.visitor.id, bodyText(request))) {
      throw badRequest('Could not find apikey or device name to delete');
    }
  });

  api.post('/api/auth/ChangePassword', ({ query, request }) => {
    const id = query.has('userID') ? query.number('userID', 0) : request.visitor.id;
    if (id !== request.visitor.id && !request.visitor.isAdmin) throw forbidden();
    const user = users.byId(id);
    if (user === undefined) throw badRequest('Could not get user');
    user.password = bodyText(request);
    sessions.closeAllOf(user.id);
  });
}
