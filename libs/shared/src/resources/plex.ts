import { read } from '../api/read.ts';
import { composed, write } from '../api/write.ts';
import { plexKeys, settingsKeys } from '../queryKeys.ts';

export const plexStatusQuery = read({
  path: '/plex/pin/authenticated',
  role: 'user',
  keyPrefix: () => plexKeys.all,
});

/** The account's Plex servers; empty before the sign-in. */
export const plexServersQuery = read({
  path: '/plex/server/list',
  role: 'user',
  keyPrefix: () => plexKeys.all,
});

/** The libraries of the chosen Plex server; 404 before one is chosen. */
export const plexLibrariesQuery = read({
  path: '/plex/libraries',
  role: 'user',
  keyPrefix: () => plexKeys.libraries,
});

/** Begins a sign-in; answers the URL where the user signs the server in. 500 without internet. */
export const requestPlexLogin = write({ method: 'GET', path: '/plex/loginurl', role: 'user' });

/** Signs out of Plex. Server and libraries stay in the settings. */
export const invalidatePlexToken = write({
  method: 'GET',
  path: '/plex/token/invalidate',
  role: 'user',
  stale: () => [plexKeys.all],
});

const staleOnChoice = () => [settingsKeys.all, plexKeys.libraries];

/** Sets the libraries to sync, all of them by key. */
export const choosePlexLibraries = write({
  method: 'POST',
  path: '/plex/libraries',
  role: 'user',
  toInput: ({ keys }: { readonly keys: readonly number[] }) => ({ body: keys }),
  stale: staleOnChoice,
});

interface PlexServerChoice {
  readonly clientIdentifier: string;
}

const writePlexServer = write({
  method: 'POST',
  path: '/plex/server',
  role: 'user',
  toInput: ({ clientIdentifier }: PlexServerChoice) => ({ body: clientIdentifier }),
});

/** Chooses a Plex server and clears the libraries: another server's keys mean nothing there. */
export const choosePlexServer = composed({
  of: [writePlexServer, choosePlexLibraries],
  send: async (choice: PlexServerChoice, signal) => {
    await writePlexServer.send(choice, signal);
    await choosePlexLibraries.send({ keys: [] }, signal);
  },
  stale: staleOnChoice,
});
