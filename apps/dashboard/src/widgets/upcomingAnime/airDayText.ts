import { formatDayHeading } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { type Day, daysBetween } from '../../shared/days.ts';

/**
 * Yesterday counts as today: the server and the broadcast may be in another time zone than the user (facts 5.13).
 * @example airDayText('2026-11-22', '2026-11-21') // 'Tomorrow'
 */
export function airDayText(day: Day, today: Day): string {
  const distance = daysBetween(today, day);
  if (distance === 0 || distance === -1) return t`Today`;
  if (distance === 1) return t`Tomorrow`;
  return formatDayHeading(day, 'shortDay');
}
