/** What only a server that was never set up answers (facts 5.2); no key is needed before its start. */
import { request } from './client.ts';
import type { Credentials } from './types.ts';

/** The user that the server will have after its start (`GET Init/DefaultUser`); 403 once it has started. */
export function readFirstUser(): Promise<Credentials> {
  return request<Credentials>({ path: 'Init/DefaultUser' });
}

/** Names that user (`POST Init/DefaultUser`). */
export async function saveFirstUser(user: Credentials): Promise<void> {
  await request<void>({ method: 'POST', path: 'Init/DefaultUser', body: user });
}

/**
 * Has the server start (`GET Init/StartServer`); its state tells how that goes. Throws an `ApiError`: 400 with
 * `Already Running` or `Already Starting`, 500 otherwise.
 *
 * @example
 * await startServer();
 * useQuery({ ...serverStatusQuery(), refetchInterval: 500 });
 */
export async function startServer(): Promise<void> {
  await request<void>({ path: 'Init/StartServer' });
}

/** Has the server look through all import folders (`GET Action/RunImport`); the queue does it. */
export async function runImport(): Promise<void> {
  await request<void>({ path: 'Action/RunImport' });
}
