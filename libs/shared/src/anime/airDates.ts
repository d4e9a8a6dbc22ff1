import { t } from '@lingui/core/macro';
import { formatDate } from '../ui/format.ts';

/** `yyyy-MM-dd`; null or missing when the server does not know. */
export interface AirDates {
  readonly AirDate?: string | null | undefined;
  readonly EndDate?: string | null | undefined;
}

function today(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/**
 * Whether it has a first day on air, and its last is open or still to come (facts 5.7).
 * @param day today as `yyyy-MM-dd`; the user's by default
 * @example isOngoing({ AirDate: '1999-10-20', EndDate: null }) // true
 */
export function isOngoing({ AirDate, EndDate }: AirDates, day = today()): boolean {
  if (!AirDate) return false;
  return !EndDate || EndDate > day;
}

/**
 * The days on air: one day, a range, an open range, or 'Unknown' (spec 1, Series page).
 * @example airDateText({ AirDate: '2024-07-06', EndDate: '2024-09-21' }) // 'Jul 6, 2024 – Sep 21, 2024'
 * @example airDateText({ AirDate: '1999-10-20' }) // 'Oct 20, 1999 – Ongoing'
 */
export function airDateText({ AirDate, EndDate }: AirDates): string {
  if (!AirDate) return t({ message: 'Unknown', context: 'date' });
  const first = formatDate(AirDate);
  if (!EndDate) return t`${first} – Ongoing`;
  return AirDate === EndDate ? first : `${first} – ${formatDate(EndDate)}`;
}

/**
 * The state of a series by its dates (spec 1, section 4).
 * @param day today as `yyyy-MM-dd`; the user's by default
 * @example airStatus({ AirDate: '2024-07-06', EndDate: '2024-09-21' }) // 'Finished'
 */
export function airStatus(dates: AirDates, day = today()): string {
  if (!dates.AirDate) return t`Unknown`;
  return isOngoing(dates, day) ? t`Currently Airing` : t`Finished`;
}
