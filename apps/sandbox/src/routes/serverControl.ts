import type { Sandbox } from '../context.ts';
import { badRequest } from '../http/errors.ts';
import type { Api } from './api.ts';

/** Milliseconds until the answer has gone out. */
const answerMs = 100;

/** Milliseconds in which a restarting server refuses connections. */
const downMs = 1500;

/** `Init/Restart` and `Init/Shutdown` of version 6. */
export function serverControlRoutes(api: Api, sandbox: Sandbox): void {
  const { lifecycle, clock } = sandbox;

  api.post('/api/v3/Init/Restart', () => {
    if (!lifecycle.isControllable) throw badRequest('Restart is disabled for this instance');
    clock.after(answerMs, () => sandbox.restart(downMs));
  });

  // Only the refused restart is recorded; this one is worded alike.
  api.post('/api/v3/Init/Shutdown', () => {
    if (!lifecycle.isControllable) throw badRequest('Shutdown is disabled for this instance');
    clock.after(answerMs, () => sandbox.shutDown());
  });
}
