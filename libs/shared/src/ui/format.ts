import { readerLocales } from './readerLocale.ts';

/**
 * How numbers, sizes, dates and durations are written. The interface is in English, so the English of the reader's
 * own region is used where there is one; whether a day has 12 or 24 hours follows the reader's system.
 */

const locale = readerLocales().find(({ language }) => language === 'en') ?? 'en';

function memoised<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(options);
    made.set(key, format);
    return format;
  };
}

const numbers = memoised((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = memoised((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const relative = memoised(
  (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
const lists = memoised((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
const rules = memoised((options: Intl.PluralRulesOptions) => new Intl.PluralRules('en', options));

/** Asking for it takes a browser up to 200 ms, so it is asked when a time is first shown. */
const hourCycle = memoised(
  (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, options).resolvedOptions().hourCycle ?? 'h23',
);

/**
 * A count with its noun; the number is grouped.
 *
 * @example plural(1, 'file', 'files') // '1 file'
 * @example plural(12345, 'series', 'series') // '12,345 series'
 */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${pluralWord(count, one, many)}`;
}

/**
 * The noun alone, when the number is shown elsewhere.
 *
 * @example pluralWord(2, 'Entry', 'Entries') // 'Entries'
 */
export function pluralWord(count: number, one: string, many: string): string {
  return rules({}).select(count) === 'one' ? one : many;
}

/**
 * A grouped number.
 *
 * @param fractionDigits at most this many digits after the point, 0 by default
 * @example formatNumber(8.256, 2) // '8.26'
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  return numbers({ maximumFractionDigits: fractionDigits }).format(value);
}

/**
 * A grouped number with the same digits after the point as its likes in a column.
 *
 * @param fractionDigits exactly this many digits after the point
 * @example formatDecimal(9.6, 2) // '9.60'
 */
export function formatDecimal(value: number, fractionDigits: number): string {
  return numbers({
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/**
 * A share as a percentage.
 *
 * @param share 0 to 1
 * @param fractionDigits exactly this many digits after the point, 0 by default
 * @example formatPercent(0.426) // '43%'
 * @example formatPercent(0.426, 2) // '42.60%'
 */
export function formatPercent(share: number, fractionDigits = 0): string {
  return numbers({
    style: 'percent',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(share);
}

const sizes = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'] as const;

/**
 * A file size in binary units with at most one digit after the point, none from 100 on.
 *
 * @param bytes a whole number of bytes
 * @example formatBytes(9019431321) // '8.4 GiB'
 */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 1023.95 would be written as 1,024.0: it belongs to the next unit already.
  while (Math.abs(value) >= 1023.5 && unit < sizes.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${formatNumber(value, unit === 0 || Math.abs(value) >= 99.95 ? 0 : 1)} ${sizes[unit]}`;
}

function readDate(value: string | number | Date): Date | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * A day. A date without a time (`yyyy-MM-dd`, as the server's air dates) is that day everywhere; a timestamp is
 * the reader's own day. What is no date is returned as it came.
 *
 * @example formatDate('2024-03-01') // 'Mar 1, 2024'
 */
export function formatDate(value: string | number | Date): string {
  const date = readDate(value);
  if (!date) return String(value);
  const dateOnly = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
  if (dateOnly) options.timeZone = 'UTC';
  return dates(options).format(date);
}

/** How a day without a time can be written, beside {@link formatDate}. */
const dayForms = {
  /** 'Friday' */
  weekday: { weekday: 'long' },
  /** 'Fri' */
  shortWeekday: { weekday: 'short' },
  /** 'Fri, Mar 1' */
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 'Friday, March 1' */
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 'March 2024' */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A day without a time in one of the forms of a calendar. What is no date is returned as it came.
 *
 * @param day `yyyy-MM-dd`
 * @example formatDay('2024-03-01', 'weekday') // 'Friday'
 */
export function formatDay(day: string, form: keyof typeof dayForms): string {
  const date = readDate(day);
  return date ? dates({ ...dayForms[form], timeZone: 'UTC' }).format(date) : day;
}

/**
 * A day and a time in the reader's time zone. What is no date is returned as it came.
 *
 * @example formatDateTime('2024-03-01T18:05:00Z') // 'Mar 1, 2024, 19:05'
 */
export function formatDateTime(value: string | number | Date): string {
  const date = readDate(value);
  if (!date) return String(value);
  return dates({
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: hourCycle({ hour: 'numeric' }),
  }).format(date);
}

/**
 * The time of day in the reader's time zone, with seconds. What is no date is returned as it came.
 *
 * @example formatTime('2024-03-01T18:05:09Z') // '19:05:09'
 */
export function formatTime(value: string | number | Date): string {
  const date = readDate(value);
  if (!date) return String(value);
  return dates({
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: hourCycle({ hour: 'numeric' }),
  }).format(date);
}

const steps = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * How long ago, or in how long.
 *
 * @param now milliseconds since 1970; the present by default
 * @example formatRelative('2024-03-01T18:00:00Z', Date.parse('2024-03-01T18:05:00Z')) // '5 minutes ago'
 */
export function formatRelative(value: string | number | Date, now = Date.now()): string {
  const date = readDate(value);
  if (!date) return String(value);
  const seconds = (date.getTime() - now) / 1000;
  const format = relative({ numeric: 'auto' });
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return Math.abs(seconds) < 10 ? 'just now' : format.format(Math.trunc(seconds), 'second');
}

/**
 * Reads a .NET TimeSpan, `[-][d.]hh:mm:ss[.fffffff]`.
 *
 * @returns seconds, or undefined when the text is no TimeSpan
 * @example parseTimeSpan('1.02:03:04.5') // 93784.5
 */
export function parseTimeSpan(text: string): number | undefined {
  const match = /^(-)?(?:(\d+)\.)?(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,7})?)$/.exec(text.trim());
  if (!match) return undefined;
  const [, minus, days = '0', hours = '0', minutes = '0', seconds = '0'] = match;
  const total = Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return minus ? -total : total;
}

/**
 * A duration in words, with its two largest units: days and hours, hours and minutes, minutes, or seconds.
 *
 * @param value a .NET TimeSpan as the server sends it, or seconds; any other text is returned as it came
 * @example formatDuration('00:23:40') // '24 min'
 * @example formatDuration(5025) // '1 h 24 min'
 */
export function formatDuration(value: string | number): string {
  const exact = typeof value === 'number' ? value : parseTimeSpan(value);
  if (exact === undefined) return String(value);
  const seconds = Math.round(Math.abs(exact));
  const sign = exact < 0 && seconds > 0 ? '−' : '';
  if (seconds < 60) return `${sign}${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${sign}${minutes} min`;
  if (minutes < 1440) return sign + twoUnits(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
  const hours = Math.round(minutes / 60);
  return sign + twoUnits(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function twoUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  const first = `${formatNumber(large)} ${largeUnit}`;
  return small === 0 ? first : `${first} ${small} ${smallUnit}`;
}

/**
 * A time that something took, to the millisecond; from ten seconds on in seconds.
 *
 * @example formatMilliseconds(118.4) // '118 ms'
 * @example formatMilliseconds(12340) // '12.3 s'
 */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 9999.5
    ? `${formatNumber(milliseconds)} ms`
    : `${formatNumber(milliseconds / 1000, 1)} s`;
}

/**
 * A position in a file, as a player shows it.
 *
 * @param value a .NET TimeSpan, or seconds; any other text is returned as it came
 * @example formatTimecode('00:07:05.1230000') // '7:05'
 */
export function formatTimecode(value: string | number): string {
  const exact = typeof value === 'number' ? value : parseTimeSpan(value);
  if (exact === undefined) return String(value);
  const seconds = Math.max(0, Math.floor(exact));
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/**
 * Several things as one phrase.
 *
 * @example formatList(['Name', 'Air date', 'Rating']) // 'Name, Air date, and Rating'
 */
export function formatList(items: readonly string[]): string {
  return lists({ type: 'conjunction' }).format(items);
}

/**
 * Several things of which one is enough, as one phrase.
 *
 * @example formatAlternatives(['2001', '2002', '2003']) // '2001, 2002, or 2003'
 */
export function formatAlternatives(items: readonly string[]): string {
  return lists({ type: 'disjunction' }).format(items);
}
