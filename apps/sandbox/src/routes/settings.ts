import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { problem } from '../http/errors.ts';
import { patchOperations } from '../http/jsonPatch.ts';
import { bodyField, queryOf } from '../http/query.ts';
import languages from '../settings/languages.json' with { type: 'json' };

/** The settings document, below `/api/v3/Settings`; for administrators, and for everyone before the start. */
export function settingsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/Settings', (_request, reply) => reply.send(sandbox.settings.document));

  app.patch('/api/v3/Settings', (request, reply) => {
    const skipValidation = queryOf(request).boolean('skipValidation', false);
    sandbox.settings.patch(patchOperations(request.body), skipValidation);
    return reply.send();
  });

  app.get('/api/v3/Settings/SupportedLanguages', () => languages);

  app.post('/api/v3/Settings/AniDB/TestLogin', (request, reply) => {
    const username = String(bodyField(request.body, 'Username') ?? '').trim();
    const password = String(bodyField(request.body, 'Password') ?? '').trim();
    const errors: Record<string, string[]> = {};
    if (username === '') errors.Username = ['Username cannot be empty.'];
    if (password === '') errors.Password = ['Password cannot be empty.'];
    if (Object.keys(errors).length > 0) throw problem(errors);
    // The sandbox's AniDB knows one account, the one that its settings start with.
    if (username !== 'sandbox' || password !== 'sandbox' || !sandbox.network.online) {
      throw problem({ Connection: ['Failed to log in.'] });
    }
    return reply.send();
  });
}
