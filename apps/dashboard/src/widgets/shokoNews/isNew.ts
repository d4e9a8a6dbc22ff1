import { type Day, daysBetween } from '../../shared/days.ts';

const newDays = 14;

/** True for dates ahead, from another time zone. */
export function isNew(date: string, today: Day): boolean {
  return daysBetween(date.slice(0, 10), today) <= newDays;
}
