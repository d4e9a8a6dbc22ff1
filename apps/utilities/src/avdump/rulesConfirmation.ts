import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';

const item = 'anidb-rules-confirmed';

const validityMs = 30 * 24 * 3600 * 1000;

export function areRulesConfirmed(): boolean {
  const confirmedAt = readUserItem('browser', item);
  const age = typeof confirmedAt === 'number' ? Date.now() - confirmedAt : Number.NaN;
  return age >= 0 && age < validityMs;
}

export function confirmRules(confirmed: boolean): void {
  writeUserItem('browser', item, confirmed ? Date.now() : undefined);
}
