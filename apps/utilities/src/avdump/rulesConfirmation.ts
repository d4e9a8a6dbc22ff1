import { keepUserItem, readUserItem } from '@hondana/shared/session/userStorage';

const item = 'anidb-rules-confirmed';

/** For how long a confirmation holds, in milliseconds: 30 days. */
const validity = 30 * 24 * 3600 * 1000;

/** Whether the user has confirmed AniDB's rules in this browser lately. */
export function areRulesConfirmed(): boolean {
  const confirmedAt = readUserItem('browser', item);
  const age = typeof confirmedAt === 'number' ? Date.now() - confirmedAt : Number.NaN;
  return age >= 0 && age < validity;
}

/** Notes that the user has confirmed the rules now, or takes that back. */
export function confirmRules(confirmed: boolean): void {
  keepUserItem('browser', item, confirmed ? Date.now() : undefined);
}
