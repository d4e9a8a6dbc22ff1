/** Browsers that cannot tell begin the week on Monday, as most of the world does. */
const monday = 1;

/** The day a week begins with where the reader is; 0 is Sunday. */
export function weekStart(language = navigator.language): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return (locale.getWeekInfo?.().firstDay ?? monday) % 7;
}
