import type { ServerStatus } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

export function databaseFinding({ DatabaseBlocked }: ServerStatus): Finding {
  if (!DatabaseBlocked?.Blocked) return { verdict: 'well', text: t`Database is writable.` };
  const status = 'Status' in DatabaseBlocked ? DatabaseBlocked.Status : DatabaseBlocked.Reason;
  return {
    verdict: 'trouble',
    text: status ? t`The database is blocked: ${status}` : t`The database is blocked.`,
    // The server names its current work; after a failed change it may stay blocked without saying why.
    advice: status
      ? t`The server is working on it. Wait, and do not restart it.`
      : t`If it stays blocked, restart the server.`,
  };
}
