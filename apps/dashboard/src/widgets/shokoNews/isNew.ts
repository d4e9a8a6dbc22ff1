import { type Day, daysBetween } from '../../shared/days.ts';

/** How many days a post is new. */
const freshDays = 14;

/** Whether a post is so young that it is marked as new. One dated ahead, by a clock in another time zone, is. */
export function isNew(date: string, today: Day): boolean {
  return daysBetween(date.slice(0, 10), today) <= freshDays;
}
