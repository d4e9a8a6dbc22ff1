/** Calls of a server that was never set up (facts 5.2); they need no key until it has started. */

import { read } from '../api/read.ts';
import type { Credentials } from '../api/types.ts';
import { write } from '../api/write.ts';
import { userKeys } from '../queryKeys.ts';

/** The server's first user; 403 once it has started. */
export const firstUserQuery = read({
  path: 'Init/DefaultUser',
  role: 'first-run',
  keyPrefix: () => userKeys.all,
});

export const saveFirstUser = write({
  method: 'POST',
  path: 'Init/DefaultUser',
  role: 'first-run',
  toInput: (user: Credentials) => ({ body: user }),
});

/** Progress is in the server's state. 400 `Already Running` or `Already Starting` if it runs, otherwise 500. */
export const startServer = write({
  method: 'GET',
  path: 'Init/StartServer',
  role: { before6: 'anyone', since6: 'first-run' },
});
