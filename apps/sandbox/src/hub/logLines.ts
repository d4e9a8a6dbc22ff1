import { hash } from '../generate/random.ts';
import type { LogEntry } from './hubEvents.ts';

type Line = Pick<LogEntry, 'Level' | 'LoggerName' | 'Message'>;

const groups = ['Commie', 'Moozzi2', 'Judas', 'SubsPlease', 'HorribleSubs'] as const;
const titles = [
  'Yasashi Sekai',
  'Kaze no Niwa',
  'Hoshi no Machi',
  'Versailles no Bara',
  '夜明けの歌',
] as const;

function fileName(number: number): string {
  const group = groups[hash(number, 1) % groups.length];
  const title = titles[hash(number, 2) % titles.length];
  return `[${group}] ${title} - ${String((number % 26) + 1).padStart(2, '0')} (1080p).mkv`;
}

/** What a working server logs, worded as recorded. */
const kinds: readonly ((number: number) => Line)[] = [
  (number) => ({
    Level: 'Trace',
    LoggerName: 'Main',
    Message: `Job Completed: Reading MediaInfo for File | File Path: incoming/${fileName(number)}`,
  }),
  (number) => ({
    Level: 'Trace',
    LoggerName: 'Main',
    Message: `Waiting: ${number % 40} | Blocked: ${number % 7} | Executing: ${number % 5}/4 | Total: ${(number % 40) + (number % 7)}`,
  }),
  (number) => ({
    Level: 'Debug',
    LoggerName: 'Shoko.Server.Providers.AniDB.UDP.AniDBUDPConnectionHandler',
    Message: `AniDB UDP Call: (Using Unicode) FILE size=${610651040 + number}&ed2k=${hash(number, 3).toString(16).padStart(8, '0')}&fmask=7FF8FFF8&amask=00000000`,
  }),
  (number) => ({
    Level: 'Info',
    LoggerName: 'Shoko.Server.Scheduling.Jobs.Shoko.HashFileJob',
    Message: `Hashing File: /srv/shoko/media/downloads/incoming/${fileName(number)}`,
  }),
  (number) => ({
    Level: 'Warn',
    LoggerName: 'Shoko.Server.Providers.AniDB.HTTP.AniDBHttpConnectionHandler',
    Message: `Rate limiter: waited ${4000 + (number % 900)} ms before asking for anime ${6000 + (number % 12000)}`,
  }),
  (number) => ({
    Level: 'Error',
    LoggerName: 'Shoko.Server.Services.VideoLocal_PlaceService',
    Message: `File /srv/shoko/media/downloads/incoming/${fileName(number)} failed to read MediaInfo`,
  }),
  (number) => ({
    Level: 'Error',
    LoggerName: 'Quartz.Core.JobRunShell',
    Message: [
      `Job Import.ProcessFileJob_VideoLocalID:${number} threw an exception.`,
      'System.IO.IOException: The process cannot access the file because it is being used by another process.',
      '   at Microsoft.Win32.SafeHandles.SafeFileHandle.Open(String path, FileMode mode, FileAccess access)',
      '   at Shoko.Server.Scheduling.Jobs.Shoko.ProcessFileJob.Process()',
    ].join('\n'),
  }),
];

/** Lines of each kind in a hundred. */
const shares = [34, 30, 18, 10, 4, 3, 1] as const;

/** The same number gives the same line. */
export function logLine(number: number, at: Date): LogEntry {
  let rest = hash(number, 7) % 100;
  const kind = kinds.find((_, index) => {
    rest -= shares[index] ?? 0;
    return rest < 0;
  });
  const line = (kind ?? kinds[0])?.(number);
  // The reference's timestamps count ten-millionths of a second.
  const ticks = String(number % 10_000).padStart(4, '0');
  return {
    Level: line?.Level ?? 'Info',
    TimeStamp: at.toISOString().replace('Z', `${ticks}Z`),
    LoggerName: line?.LoggerName ?? 'Main',
    Caller: '::',
    Message: line?.Message ?? '',
  };
}
