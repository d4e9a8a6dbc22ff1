import type { Sandbox } from '../context.ts';
import { problem, singleProblem } from '../http/errors.ts';
import { patchOperations } from '../http/jsonPatch.ts';
import { bodyField } from '../http/query.ts';
import { coreSettingsId } from '../settings/coreSettings.ts';
import languages from '../settings/languages.json' with { type: 'json' };
import type { Api } from './api.ts';

export function settingsRoutes(api: Api, sandbox: Sandbox): void {
  api.get('/api/v3/Settings', () => sandbox.settings.document);

  api.patch('/api/v3/Settings', ({ query, body }) => {
    const skipValidation = query.boolean('skipValidation', false);
    sandbox.settings.patch(patchOperations(body), skipValidation);
    sandbox.hub.emit('Configuration:Saved', { ConfigurationID: coreSettingsId, RestartPendingFor: [] });
  });

  api.get('/api/v3/Settings/SupportedLanguages', () => languages);

  api.post('/api/v3/Settings/AniDB/TestLogin', ({ body }) => {
    const missing = sandbox.isSince6 ? ['Username', 'Password'].filter((name) => !bodyField(body, name)) : [];
    if (missing.length > 0) {
      throw problem(Object.fromEntries(missing.map((name) => [name, [`The ${name} field is required.`]])));
    }
    const username = String(bodyField(body, 'Username') ?? '').trim();
    const password = String(bodyField(body, 'Password') ?? '').trim();
    const errors: Record<string, string[]> = {};
    if (username === '') errors.Username = ['Username cannot be empty.'];
    if (password === '') errors.Password = ['Password cannot be empty.'];
    if (Object.keys(errors).length > 0) throw problem(errors);
    // The sandbox's AniDB has one account, the one in its initial settings.
    if (username !== 'sandbox' || password !== 'sandbox' || !sandbox.network.online) {
      throw sandbox.isSince6
        ? singleProblem('Connection', 'Failed to log in.')
        : problem({ Connection: ['Failed to log in.'] });
    }
  });
}
