import { since6 } from '../api/serverVersion.ts';
import { write } from '../api/write.ts';
import { serverKeys } from '../queryKeys.ts';

const role = 'administrator or first-run';
const stale = () => [serverKeys.status];

/**
 * Answers before the server goes down. 400 with a sentence when its installation forbids it: `CanRestart` of
 * `serverStatusQuery`.
 * @example await restartServer.send({});
 */
export const restartServer = write({ method: 'POST', path: 'Init/Restart', role, server: since6, stale });

/**
 * Answers before the server goes down; no call starts it again. 400 when its installation forbids it: `CanShutdown`.
 * @example await shutDownServer.send({});
 */
export const shutDownServer = write({ method: 'POST', path: 'Init/Shutdown', role, server: since6, stale });
