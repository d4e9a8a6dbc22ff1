import { describe, expect, test } from 'vitest';
import { changeLanguage } from '../language/catalogues.ts';
import {
  formatBytes,
  formatDate,
  formatDay,
  formatDayHeading,
  formatDecimal,
  formatDuration,
  formatList,
  formatMilliseconds,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTimecode,
  parseTimeSpan,
  plural,
} from './format.ts';

test('writes a count with its noun', () => {
  expect(plural(0, 'file', 'files')).toBe('0 files');
  expect(plural(1, 'file', 'files')).toBe('1 file');
  expect(plural(12345, 'file', 'files')).toBe('12,345 files');
});

test('groups and rounds numbers', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
  expect(formatNumber(8.256, 2)).toBe('8.26');
  expect([9.6, 5, 1234.567].map((value) => formatDecimal(value, 2))).toEqual(['9.60', '5.00', '1,234.57']);
  expect(formatPercent(0.426)).toBe('43%');
  expect(formatPercent(0.426, 2)).toBe('42.60%');
  expect(formatList(['Name', 'Air date', 'Rating'])).toBe('Name, Air date, and Rating');
});

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KiB'],
  [1536, '1.5 KiB'],
  [1024 * 1024 - 1, '1 MiB'],
  [9_019_431_321, '8.4 GiB'],
  [734_003_200, '700 MiB'],
  [1.5 * 1024 ** 4, '1.5 TiB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

describe('dates', () => {
  test('formats an air date as the same day in every time zone', () => {
    expect(formatDate('2024-03-01')).toBe('Mar 1, 2024');
  });

  test('returns an invalid date unchanged', () => {
    expect(formatDate('soon')).toBe('soon');
    expect(formatRelative('soon')).toBe('soon');
  });

  test.each([
    [-3, 'just now'],
    [-30, '30 seconds ago'],
    [-300, '5 minutes ago'],
    [7200, 'in 2 hours'],
    [-90_000, 'yesterday'],
    [-86_400 * 21, '3 weeks ago'],
    [-86_400 * 800, '2 years ago'],
  ])('formats %d seconds from now as %s', (seconds, text) => {
    const now = Date.parse('2024-03-01T12:00:00Z');
    expect(formatRelative(now + seconds * 1000, now)).toBe(text);
  });
});

describe('durations', () => {
  test.each([
    ['00:23:40', 1420],
    ['1.02:03:04.5000000', 93_784.5],
    ['-00:00:10', -10],
    ['24 minutes', undefined],
    ['', undefined],
  ])('parses the TimeSpan %s', (text, seconds) => {
    expect(parseTimeSpan(text)).toBe(seconds);
  });

  test.each([
    ['00:00:45', '45 s'],
    ['00:00:59.9000000', '1 min'],
    ['00:23:40', '24 min'],
    ['01:24:00', '1 h 24 min'],
    ['02:00:00', '2 h'],
    ['23:59:59', '1 d'],
    ['3.04:10:00', '3 d 4 h'],
    ['unknown', 'unknown'],
  ])('formats %s in words', (text, words) => {
    expect(formatDuration(text)).toBe(words);
  });

  test.each([
    ['00:07:05.1230000', '7:05'],
    ['01:02:03', '1:02:03'],
    ['00:00:00', '0:00'],
  ])('formats %s as a timecode', (text, code) => {
    expect(formatTimecode(text)).toBe(code);
  });
});

test.each([
  ['weekday', 'Friday'],
  ['shortWeekday', 'Fri'],
  ['day', 'Friday, March 1'],
  ['month', 'March 2024'],
] as const)('formats a calendar day as %s, the same in every time zone', (form, text) => {
  expect(formatDay('2024-03-01', form)).toBe(text);
  expect(formatDay('soon', form)).toBe('soon');
});

test('begins a day that stands alone with a capital, also where the language has it in lower case', () => {
  expect(formatDayHeading('2026-11-29', 'day')).toBe('Sunday, November 29');
  changeLanguage('es', {});
  expect(formatDay('2026-11-01', 'month')).toBe('noviembre de 2026');
  expect(formatDayHeading('2026-11-01', 'month')).toBe('Noviembre de 2026');
  changeLanguage('en', {});
});

test.each([
  [0.4, '0 ms'],
  [118.4, '118 ms'],
  [9999.4, '9,999 ms'],
  [9999.6, '10 s'],
  [12_340, '12.3 s'],
])('formats %d milliseconds as %s', (milliseconds, words) => {
  expect(formatMilliseconds(milliseconds)).toBe(words);
});
