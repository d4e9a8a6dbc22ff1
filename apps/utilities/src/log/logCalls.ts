import type { OperationFacts } from '@hondana/shared/api/operation';
import { read } from '@hondana/shared/api/read';
import { since6 } from '@hondana/shared/api/serverVersion';
import { apiKeyRoot } from '@hondana/shared/queryKeys';

/** The log's hub, which `connectLog` opens. */
export const logHub: OperationFacts = {
  method: 'GET',
  path: '/signalr/logging',
  role: { before6: 'user', since6: 'administrator' },
};

/** Lines of all log files, newest first. */
export const logRangeQuery = read({
  path: 'Logging/Range/Read',
  role: 'administrator or first-run',
  server: since6,
  keyPrefix: () => [...apiKeyRoot, 'log'],
});
