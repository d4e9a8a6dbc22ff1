import { browserLocales } from '@hondana/shared/language/browserLocales';

/** For browsers without `getWeekInfo`: Monday, as in most of the world. */
const monday = 1;

/** First day of the week in the user's locale; 0 is Sunday. */
export function weekStart([locale] = browserLocales()): number {
  const known = locale as (Intl.Locale & { getWeekInfo?: () => { firstDay: number } }) | undefined;
  return (known?.getWeekInfo?.().firstDay ?? monday) % 7;
}
