/** Days without times, as the server's air dates are: `yyyy-MM-dd`. */
export type Day = string;

const dayLength = 86_400_000;

/** The day of a moment where the reader is. */
export function dayOf(moment: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** So many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** How many days lie between, from the first to the second. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
