import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from '../shared/days.ts';
import { addMonths, daysOf, isMonth, sameDayIn, weeksOf } from './month.ts';

const month = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('adds months across the turn of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  fc.assert(
    fc.property(month, fc.integer({ min: -500, max: 500 }), (from, count) => {
      expect(addMonths(addMonths(from, count), -count)).toBe(from);
    }),
  );
});

test('finds the last day of a month, in leap years too', () => {
  expect(daysOf('2026-11')).toEqual({ first: '2026-11-01', last: '2026-11-30' });
  expect(daysOf('2028-02').last).toBe('2028-02-29');
});

test('splits a month into whole weeks that start on the given weekday', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 0, max: 6 }), (of, firstWeekday) => {
      const weeks = weeksOf(of, firstWeekday);
      const days = weeks.flat();
      expect(
        weeks.every(
          ([first = '', ...rest]) => new Date(first).getUTCDay() === firstWeekday && rest.length === 6,
        ),
      ).toBe(true);
      expect(days.every(isDay)).toBe(true);
      expect(new Set(days).size).toBe(days.length);
      const own = days.filter((day) => day.startsWith(of));
      expect([own[0], own.at(-1)]).toEqual([daysOf(of).first, daysOf(of).last]);
      expect(weeks.every((week) => week.some((day) => day.startsWith(of)))).toBe(true);
    }),
  );
});

test('uses the last day when a month has no 31st', () => {
  expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
  expect(sameDayIn('2026-03', '2026-01-09')).toBe('2026-03-09');
});

test('rejects invalid months', () => {
  expect(['2026-13', '2026-00', '26-01', '2026-1', 'next', '0001-01'].filter(isMonth)).toEqual([]);
  expect(isMonth('2026-11')).toBe(true);
});
