import { expect, test } from 'vitest';
import { LogMatches } from './LogMatches.ts';
import type { LogLine } from './LogStore.ts';
import { logLineText, logTime, messageParts, searchPattern } from './logText.ts';

const line = (id: number, Level: string, Message: string): LogLine => ({
  id,
  isAfterGap: false,
  entry: { Level, Message, TimeStamp: '2026-11-21T05:38:49.3945394Z', LoggerName: 'Main', Caller: '::' },
});
const never = () => false;
const ids = ({ lines }: LogMatches) => lines.map(({ id }) => id);

test('keeps lines of the chosen level, of more serious levels, and of unknown ones', () => {
  const levels = ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal', 'Odd'];
  const matches = new LogMatches({ level: 'Warn', search: '' });
  matches.follow(
    levels.map((level, id) => line(id, level, '')),
    never,
  );
  expect(ids(matches)).toEqual([3, 4, 5, 6]);
});

test('searches literally and ignores case', () => {
  const matches = new LogMatches({ level: undefined, search: '[x] (1.0)?' });
  matches.follow([line(0, 'Info', 'The [X] (1.0)? file'), line(1, 'Info', 'x 1.0')], never);
  expect(ids(matches)).toEqual([0]);
});

test('drops removed lines, checks new ones once, and resumes an interrupted search', () => {
  const all = Array.from({ length: 3000 }, (_, id) => line(id, id % 2 === 0 ? 'Info' : 'Trace', ''));
  const matches = new LogMatches({ level: 'Info', search: '' });
  expect(matches.follow(all, () => true)).toBe(false);
  expect(matches.lines).toHaveLength(250);
  while (!matches.follow(all, () => true));
  expect(matches.lines).toHaveLength(1500);
  all.splice(0, 1000);
  all.push(line(3000, 'Info', ''));
  expect(matches.follow(all, never)).toBe(true);
  expect(matches.dropped).toBe(500);
  expect(ids(matches).slice(0, 1)).toEqual([1000]);
  expect(ids(matches).at(-1)).toBe(3000);
});

test('keeps the places of lines when older ones are added, and drops those first when the log drops its own', () => {
  const matches = new LogMatches({ level: undefined, search: '' });
  const all = [0, 1, 2].map((id) => line(id, 'Info', String(id)));
  matches.follow(all, never);
  matches.prepend(['b', 'c'].map((text) => line(0, 'Info', text).entry));
  matches.prepend([line(0, 'Info', 'a').entry]);
  all.push(line(3, 'Info', '3'));
  matches.follow(all, never);
  expect(matches.lines.map(({ entry }) => entry.Message).join('')).toBe('abc0123');
  expect(ids(matches)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  expect(matches.dropped).toBe(-3);
  expect(matches.hasOlder).toBe(true);
  matches.follow(all.slice(1), never);
  expect(ids(matches)).toEqual([1, 2, 3]);
  expect(matches.dropped).toBe(1);
  expect(matches.hasOlder).toBe(false);
});

test('splits a message at every match without losing text', () => {
  const parts = messageParts('<b>Anime</b> anime', searchPattern('ANIME'));
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Anime', 'anime']);
  expect(parts.map(({ text }) => text).join('')).toBe('<b>Anime</b> anime');
  expect(messageParts('abc', undefined)).toEqual([{ text: 'abc', isFound: false }]);
});

test('formats a line with local time, level and message, and keeps an invalid time as it is', () => {
  const local = new Date('2026-11-21T05:38:49.394Z');
  const hours = String(local.getHours()).padStart(2, '0');
  expect(logLineText(line(0, 'Warn', 'Careful').entry)).toMatch(
    new RegExp(`^2026-11-2\\d ${hours}:\\d\\d:49 WARN  Careful$`),
  );
  expect(logTime('whenever')).toBe('whenever');
});
