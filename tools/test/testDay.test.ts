import { expect, test } from 'vitest';

const hour = 3_600_000;

test('runs on the requested day and in the requested time zone', () => {
  const wanted = Date.parse(process.env.TEST_NOW ?? '2026-11-21T06:00:00Z');
  for (const now of [Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]) {
    expect(Math.abs(now - wanted)).toBeLessThan(3 * hour);
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(timeZone).toBe(process.env.TEST_TIME_ZONE ?? 'UTC');
});

test('allows another clock and other dates', () => {
  const { now } = Date;
  Date.now = () => 5;
  expect(Date.now()).toBe(5);
  Date.now = now;
  expect(new Date(2024, 1, 29).getDate()).toBe(29);
  expect(new Date('2024-02-29T00:00:00Z')).toBeInstanceOf(Date);
});
