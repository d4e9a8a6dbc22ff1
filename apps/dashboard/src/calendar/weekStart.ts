import { readerLocales } from '@hondana/shared/ui/readerLocale';

/** Browsers that cannot tell begin the week on Monday, as most of the world does. */
const monday = 1;

/** The day a week begins with where the reader is; 0 is Sunday. */
export function weekStart([locale] = readerLocales()): number {
  const known = locale as (Intl.Locale & { getWeekInfo?: () => { firstDay: number } }) | undefined;
  return (known?.getWeekInfo?.().firstDay ?? monday) % 7;
}
