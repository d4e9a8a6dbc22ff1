import { currentLocale } from '@hondana/shared/language';

/** For browsers without `getWeekInfo`: Monday, as in most of the world. */
const monday = 1;

/** First day of the week in the language in use, as the reader's region has it; 0 is Sunday. */
export function weekStart(locale = currentLocale()): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return (known.getWeekInfo?.().firstDay ?? monday) % 7;
}
