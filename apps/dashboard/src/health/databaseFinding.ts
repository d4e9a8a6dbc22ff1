import type { ServerStatus } from '@hondana/shared/api/types';
import type { Finding } from './finding.ts';

/** Whether the database takes changes. */
export function databaseFinding({ DatabaseBlocked }: ServerStatus): Finding {
  const title = 'Database';
  if (!DatabaseBlocked?.Blocked) return { title, verdict: 'well', text: 'Database is writable.' };
  const status = DatabaseBlocked.Status;
  return {
    title,
    verdict: 'trouble',
    text: status ? `The database is blocked: ${status}` : 'The database is blocked.',
    // While the server works on it, it says at what; a change that failed can leave it blocked and say nothing.
    advice: status
      ? 'The server is working on it. Wait, and do not restart it.'
      : 'If it stays blocked, restart the server.',
  };
}
