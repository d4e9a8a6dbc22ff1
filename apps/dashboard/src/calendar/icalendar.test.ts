import type { DashboardEpisode } from '@hondana/shared/api/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { icalendar } from './icalendar.ts';

function episode(changes: Partial<DashboardEpisode> = {}): DashboardEpisode {
  return {
    IDs: { ID: 204210, Series: 17290, ShokoFile: null, ShokoEpisode: 4210, ShokoSeries: 131 },
    Title: 'Special 1',
    Number: 1,
    Type: 'Special',
    AirDate: '2026-12-31',
    SeriesTitle: 'Isekai Nonbiri Nouka',
    ...changes,
  } as DashboardEpisode;
}

const now = new Date('2026-11-21T16:05:09.123Z');
const made = (...episodes: DashboardEpisode[]) =>
  icalendar(episodes, ({ IDs }) => `https://anidb.net/episode/${IDs.ID}`, now);

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('writes an episode as an all-day event, across the turn of the year too', () => {
  expect(made(episode())).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hondana//Anime Calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:anidb-episode-204210@hondana',
      'DTSTAMP:20261121T160509Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Isekai Nonbiri Nouka - S1 - Special 1',
      'URL:https://anidb.net/episode/204210',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('omits an episode without an air date', () => {
  expect(made(episode({ AirDate: null }))).not.toContain('VEVENT');
});

test('folds long lines and keeps titles whole', () => {
  const titles = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(titles, (Title) => {
      const text = made(episode({ Title }));
      const bytes = (line: string) => new TextEncoder().encode(line).length;
      expect(text.split('\r\n').every((line) => bytes(line) <= 75)).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const summary = unfolded(text).find((line) => line.startsWith('SUMMARY:')) ?? '';
      const read = summary
        .slice('SUMMARY:'.length)
        .replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark));
      const allowed = Title.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');
      expect(read).toBe(`Isekai Nonbiri Nouka - S1 - ${allowed}`);
    }),
  );
});

test('keeps a title from adding an event', () => {
  const text = made(episode({ Title: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT' }));
  expect(unfolded(text).filter((line) => line === 'BEGIN:VEVENT').length).toBe(1);
});
