import type { DashboardEpisode } from '@hondana/shared/api/types';
import { addDays } from '../shared/days.ts';
import { episodeLabel } from '../shared/episodeLabel.ts';

const encoder = new TextEncoder();

/** Longest line of the format without its end, in bytes (RFC 5545, 3.1). */
const longestLine = 75;

/** Marks that mean something in a text of the format, and those that may not be in it (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** A line in pieces that are short enough; a character is never taken apart. */
function folded(line: string): string {
  const lines: string[] = [];
  let piece = '';
  let room = longestLine;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (length > room) {
      lines.push(piece);
      piece = ' ';
      room = longestLine - 1;
    }
    piece += character;
    room -= length;
  }
  return [...lines, piece].join('\r\n');
}

function dayText(day: string): string {
  return day.replaceAll('-', '');
}

function stampText(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function eventLines(episode: DashboardEpisode, address: string, now: Date): string[] {
  const { AirDate } = episode;
  if (AirDate === null) return [];
  return [
    'BEGIN:VEVENT',
    // The same episode is the same event, however often the file is made.
    `UID:anidb-episode-${episode.IDs.ID}@hondana`,
    `DTSTAMP:${stampText(now)}`,
    `DTSTART;VALUE=DATE:${dayText(AirDate)}`,
    `DTEND;VALUE=DATE:${dayText(addDays(AirDate, 1))}`,
    `SUMMARY:${escaped(`${episode.SeriesTitle} - ${episodeLabel(episode)}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) with an event of a whole day for each episode that has a day.
 *
 * @param addressOf where an episode is told of, whole
 */
export function icalendar(
  episodes: readonly DashboardEpisode[],
  addressOf: (episode: DashboardEpisode) => string,
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hondana//Anime Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...episodes.flatMap((episode) => eventLines(episode, addressOf(episode), now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
