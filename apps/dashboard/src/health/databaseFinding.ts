import type { ServerStatus } from '@hondana/shared/api/types';
import { blockReasonOf } from '@hondana/shared/resources/databaseBlock';
import { t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

export function databaseFinding({ DatabaseBlocked }: ServerStatus): Finding {
  if (!DatabaseBlocked?.Blocked) return { verdict: 'well', text: t`Database is writable.` };
  const status = blockReasonOf(DatabaseBlocked);
  return {
    verdict: 'trouble',
    text: status ? t`The database is blocked: ${status}` : t`The database is blocked.`,
    advice: t`If this lasts for minutes, look for an error in the server’s log files, then restart Shoko Server.`,
  };
}
