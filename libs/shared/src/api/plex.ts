import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { plexKeys } from './queryKeys.ts';
import type { PlexLibrary, PlexServer } from './types.ts';

/** Whether the server is signed in at Plex (`GET /plex/pin/authenticated`). */
export function plexStatusQuery() {
  return queryOptions({
    queryKey: plexKeys.status,
    queryFn: ({ signal }) => request<boolean>({ path: '/plex/pin/authenticated', signal }),
  });
}

/** The address at which somebody signs the server in at Plex (`GET /plex/loginurl`); 500 without internet. */
export function readPlexLoginAddress(): Promise<string> {
  return request<string>({ path: '/plex/loginurl' });
}

/** Ends the sign-in at Plex (`GET /plex/token/invalidate`). Server and libraries stay in the settings. */
export async function invalidatePlexToken(): Promise<void> {
  await request<boolean>({ path: '/plex/token/invalidate' });
}

/** The Plex servers of the account (`GET /plex/server/list`); none before the sign-in. */
export function plexServersQuery() {
  return queryOptions({
    queryKey: plexKeys.servers,
    queryFn: ({ signal }) => request<PlexServer[]>({ path: '/plex/server/list', signal }),
  });
}

/** The libraries of the chosen Plex server (`GET /plex/libraries`); 404 before one is chosen. */
export function plexLibrariesQuery() {
  return queryOptions({
    queryKey: plexKeys.libraries,
    queryFn: ({ signal }) => request<PlexLibrary[]>({ path: '/plex/libraries', signal }),
  });
}

/** Chooses a Plex server by its `ClientIdentifier` (`POST /plex/server`). It is written into the settings. */
export async function choosePlexServer(clientIdentifier: string): Promise<void> {
  await request<void>({ method: 'POST', path: '/plex/server', body: clientIdentifier });
}

/** Chooses the libraries to keep in step, all of them by key (`POST /plex/libraries`). */
export async function choosePlexLibraries(keys: readonly number[]): Promise<void> {
  await request<void>({ method: 'POST', path: '/plex/libraries', body: keys });
}
