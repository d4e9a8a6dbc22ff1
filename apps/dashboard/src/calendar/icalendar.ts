import type { DashboardEpisode } from '@hondana/shared/api/types';
import { addDays } from '../shared/days.ts';
import { episodeLabel } from '../shared/episodeLabel.ts';

const encoder = new TextEncoder();

/** In bytes, without the line break (RFC 5545, 3.1). */
const maxLineBytes = 75;

/** Escapes special characters and removes forbidden ones (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

function folded(line: string): string {
  const lines: string[] = [];
  let piece = '';
  let room = maxLineBytes;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (length > room) {
      lines.push(piece);
      piece = ' ';
      room = maxLineBytes - 1;
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
    // A stable UID, so that importing the file again updates the event.
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

/** @param addressOf absolute URL about an episode */
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
