/** What only a server that was never set up answers (facts 5.2); no key is needed before its start. */

import { read } from '@hondana/shared/api/read';
import type { Credentials } from '@hondana/shared/api/types';
import { write } from '@hondana/shared/api/write';
import { userKeys } from '@hondana/shared/resources/queryKeys';

/** The user that the server will have after its start; 403 once it has started. */
export const firstUserQuery = read({
  path: 'Init/DefaultUser',
  role: 'first-run',
  keyPrefix: () => userKeys.all,
});

/** Names that user. */
export const saveFirstUser = write({
  method: 'POST',
  path: 'Init/DefaultUser',
  role: 'first-run',
  toInput: (user: Credentials) => ({ body: user }),
});

/**
 * Has the server start; its state tells how that goes. A 400 with `Already Running` or `Already Starting`, 500
 * otherwise.
 *
 * @example
 * await startServer.send({});
 * useQuery({ ...serverStatusQuery(), refetchInterval: 500 });
 */
export const startServer = write({ method: 'GET', path: 'Init/StartServer', role: 'anyone' });

/** Has the server look through all import folders; the queue does it. */
export const runImport = write({ method: 'GET', path: 'Action/RunImport', role: 'user' });
