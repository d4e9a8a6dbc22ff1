import type { ServerStatus } from '../api/types.ts';

/**
 * Why the server's database is blocked, in the server's words; empty or null when it doesn't say.
 * Source: `Init/Status`, whose field is `Status` before 6 and `Reason` since.
 * @example blockReasonOf(status.DatabaseBlocked) // 'Recreating groups'
 */
export function blockReasonOf(database: ServerStatus['DatabaseBlocked']): string | null {
  return 'Status' in database ? database.Status : database.Reason;
}
