import { currentLocale } from '@hondana/shared/language';
import { t } from '@lingui/core/macro';

/** In the language in use, as the reader's region writes it; the hour cycle (12 or 24) follows their system where that has the language. */

function memoised<Options, Format>(
  create: (locale: string, options: Options) => Format,
): (options: Options) => Format {
  const cache = new Map<string, Format>();
  return (options) => {
    const locale = currentLocale();
    const key = locale + JSON.stringify(options);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const format = create(locale, options);
    cache.set(key, format);
    return format;
  };
}

const numbers = memoised(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dates = memoised(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const relative = memoised(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
const lists = memoised((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** Lazy: resolving it takes browsers up to 200 ms. */
const hourCycle = memoised((locale, options: Intl.DateTimeFormatOptions) => {
  const { locale: ofSystem, hourCycle } = new Intl.DateTimeFormat(undefined, options).resolvedOptions();
  const isOther = new Intl.Locale(ofSystem).language !== new Intl.Locale(locale).language;
  // A language that isn't the system's has a cycle of its own.
  const cycle = isOther ? new Intl.DateTimeFormat(locale, options).resolvedOptions().hourCycle : hourCycle;
  return cycle ?? 'h23';
});

/**
 * In English alone, for plugins that speak no other language; Lingui's macro `plural` is for texts that are translated.
 * @example plural(1, 'file', 'files') // '1 file'
 * @example plural(12345, 'series', 'series') // '12,345 series'
 */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/**
 * @param fractionDigits maximum, 0 by default
 * @example formatNumber(8.256, 2) // '8.26'
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  return numbers({ maximumFractionDigits: fractionDigits }).format(value);
}

/**
 * A grouped number with a fixed number of decimals, for columns.
 * @param fractionDigits exact number of decimals
 * @example formatDecimal(9.6, 2) // '9.60'
 */
export function formatDecimal(value: number, fractionDigits: number): string {
  return numbers({
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/**
 * @param share 0 to 1
 * @param fractionDigits exact number of decimals, 0 by default
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

const sizes = [
  (size: string) => t`${size} B`,
  (size: string) => t`${size} KiB`,
  (size: string) => t`${size} MiB`,
  (size: string) => t`${size} GiB`,
  (size: string) => t`${size} TiB`,
  (size: string) => t`${size} PiB`,
];

/**
 * A file size in binary units, with at most one decimal, none from 100 on.
 * @example formatBytes(9019431321) // '8.4 GiB'
 */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 1023.95 would be formatted as 1,024.0, which belongs to the next unit.
  while (Math.abs(value) >= 1023.5 && unit < sizes.length - 1) {
    value /= 1024;
    unit++;
  }
  const size = formatNumber(value, unit === 0 || Math.abs(value) >= 99.95 ? 0 : 1);
  return sizes[unit]?.(size) ?? size;
}

function readDate(value: string | number | Date): Date | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * A bare `yyyy-MM-dd` is that day everywhere, a timestamp the reader's local day. Returns invalid dates unchanged.
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
 * Returns invalid dates unchanged.
 * @param day `yyyy-MM-dd`
 * @example formatDay('2024-03-01', 'weekday') // 'Friday'
 */
export function formatDay(day: string, form: keyof typeof dayForms): string {
  const date = readDate(day);
  return date ? dates({ ...dayForms[form], timeZone: 'UTC' }).format(date) : day;
}

/**
 * A day or month that stands alone: Spanish, French, Portuguese and Russian begin them in lower case within sentences.
 * @example formatDayHeading('2024-03-01', 'month') // 'March 2024', 'Mars 2024' in French
 */
export function formatDayHeading(day: string, form: keyof typeof dayForms): string {
  const [first = '', ...rest] = formatDay(day, form);
  return first.toLocaleUpperCase(currentLocale()) + rest.join('');
}

/**
 * In the reader's time zone. Returns invalid dates unchanged.
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
 * In the reader's time zone. Returns invalid dates unchanged.
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
 * @param now milliseconds since 1970; the current time by default
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
  return Math.abs(seconds) < 10 ? t`just now` : format.format(Math.trunc(seconds), 'second');
}

/**
 * Parses a .NET TimeSpan, `[-][d.]hh:mm:ss[.fffffff]`.
 * @returns seconds; undefined if invalid
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
 * A duration in its two largest units: days and hours, hours and minutes, minutes, or seconds.
 * @param value a .NET TimeSpan as the server sends it, or seconds; other text is returned unchanged
 * @example formatDuration('00:23:40') // '24 min'
 * @example formatDuration(5025) // '1 h 24 min'
 */
export function formatDuration(value: string | number): string {
  const exact = typeof value === 'number' ? value : parseTimeSpan(value);
  if (exact === undefined) return String(value);
  const seconds = Math.round(Math.abs(exact));
  const sign = exact < 0 && seconds > 0 ? '−' : '';
  if (seconds < 60) return inSeconds(`${sign}${seconds}`);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return inMinutes(`${sign}${minutes}`);
  if (minutes < 1440) return inHours(sign + formatNumber(Math.floor(minutes / 60)), minutes % 60);
  const hours = Math.round(minutes / 60);
  return inDays(sign + formatNumber(Math.floor(hours / 24)), hours % 24);
}

const inSeconds = (seconds: string): string => t`${seconds} s`;
const inMinutes = (minutes: string): string => t`${minutes} min`;
const inHours = (hours: string, minutes: number): string =>
  minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`;
const inDays = (days: string, hours: number): string =>
  hours === 0 ? t`${days} d` : t`${days} d ${hours} h`;

/**
 * A duration in milliseconds; in seconds from ten seconds on.
 * @example formatMilliseconds(118.4) // '118 ms'
 * @example formatMilliseconds(12340) // '12.3 s'
 */
export function formatMilliseconds(milliseconds: number): string {
  if (milliseconds >= 9999.5) return inSeconds(formatNumber(milliseconds / 1000, 1));
  const rounded = formatNumber(milliseconds);
  return t`${rounded} ms`;
}

/**
 * @param value a .NET TimeSpan, or seconds; other text is returned unchanged
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

/** @example formatList(['Name', 'Air date', 'Rating']) // 'Name, Air date, and Rating' */
export function formatList(items: readonly string[]): string {
  return lists({ type: 'conjunction' }).format(items);
}

/** @example formatAlternatives(['2001', '2002', '2003']) // '2001, 2002, or 2003' */
export function formatAlternatives(items: readonly string[]): string {
  return lists({ type: 'disjunction' }).format(items);
}
