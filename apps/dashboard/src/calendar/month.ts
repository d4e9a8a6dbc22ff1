import { addDays, type Day } from '../shared/days.ts';

/** `yyyy-MM`. */
export type Month = string;

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= '1900-01';
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const total = year * 12 + number - 1 + count;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
}

export function daysOf(month: Month): { readonly first: Day; readonly last: Day } {
  return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** 0 is Sunday. */
function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** @param firstWeekday 0 is Sunday, 1 is Monday */
export function weeksOf(month: Month, firstWeekday: number): readonly (readonly Day[])[] {
  const { first, last } = daysOf(month);
  let day = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  const weeks: Day[][] = [];
  while (day <= last) {
    const start = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    day = addDays(day, 7);
  }
  return weeks;
}

/** Or the month's last day when it is shorter. */
export function sameDayIn(month: Month, day: Day): Day {
  const { last } = daysOf(month);
  const sameDay = `${month}-${day.slice(8)}`;
  return sameDay < last ? sameDay : last;
}
