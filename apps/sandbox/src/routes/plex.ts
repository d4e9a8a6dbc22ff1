import type { Sandbox } from '../context.ts';
import { HttpError, serverFault } from '../http/errors.ts';
import type { Api } from './api.ts';

/** Milliseconds until the user has signed in at Plex. */
const signInTime = 3000;

const devices = [
  { Name: 'Living Room', ClientIdentifier: 'a1f0c3d2e4b5968778695a4b3c2d1e0f' },
  { Name: 'Attic', ClientIdentifier: 'b2e1d4c3f5a6079869584b3a2c1d0e9f' },
];

const libraries = [
  { Key: 1, Title: 'Anime', Agent: 'com.plexapp.agents.shoko' },
  { Key: 2, Title: 'Anime Movies', Agent: 'com.plexapp.agents.shokorelay' },
  { Key: 3, Title: 'Holidays', Agent: 'tv.plex.agents.none' },
];

function presentDevice({ Name, ClientIdentifier }: (typeof devices)[number]) {
  return { Name, ClientIdentifier, Product: 'Plex Media Server', Provides: 'server', Owned: '1' };
}

function presentLibrary({ Key, Title, Agent }: (typeof libraries)[number]) {
  const marks = { AllowSync: true, Filters: true, Refreshing: false };
  return {
    ...marks,
    Key,
    Title,
    Agent,
    Type: 2,
    Language: 'en',
    UpdatedAt: 1_700_000_000,
    CreatedAt: 1_690_000_000,
  };
}

export function plexRoutes(api: Api, sandbox: Sandbox): void {
  const { clock, network, settings } = sandbox;
  let askedAt: number | undefined;
  let isLinked = false;

  const keep = (name: 'Server' | 'Libraries', value: unknown): void =>
    settings.patch([{ op: 'replace', path: `/Plex/${name}`, value }], true);
  const server = (): unknown => (settings.document.Plex as { readonly Server?: unknown }).Server;

  api.get('/plex/loginurl', ({ reply }) => {
    if (!network.online) throw serverFault();
    askedAt = clock.now().getTime();
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify('https://app.plex.tv/auth/#!?clientID=sandbox&code=4x7q'));
  });

  api.get('/plex/pin/authenticated', () => {
    if (askedAt !== undefined && clock.now().getTime() - askedAt >= signInTime) isLinked = true;
    return isLinked;
  });

  api.get('/plex/token/invalidate', () => {
    isLinked = false;
    askedAt = undefined;
    return true;
  });

  api.get('/plex/server/list', () => (isLinked ? devices.map(presentDevice) : []));

  api.post('/plex/server', ({ body }) => {
    if (!devices.some(({ ClientIdentifier }) => ClientIdentifier === body)) {
      throw new HttpError(404);
    }
    keep('Server', body);
  });

  api.get('/plex/libraries', () => {
    if (!isLinked || !server()) {
      throw new HttpError(
        404,
        'No directories found please ensure server token is set and try again',
        'text/plain; charset=utf-8',
      );
    }
    return libraries.map(presentLibrary);
  });

  api.post('/plex/libraries', ({ body }) => {
    keep('Libraries', Array.isArray(body) ? body.map(Number) : []);
  });
}
