import type { LogEntry } from '@hondana/shared/live';
import { logEntrySince6 } from '@hondana/shared/live/logEntrySince6';
import type { LogFilter } from './LogMatches.ts';
import { logRangeQuery } from './logCalls.ts';
import { logLevels, severity } from './logText.ts';
import { overlap } from './overlap.ts';

/** A page can repeat as many known lines. */
export const olderPageSize = 500;

/** Levels as servers since 6 call them. */
const namesSince6: Readonly<Record<string, string | undefined>> = {
  Info: 'Information',
  Warn: 'Warning',
  Fatal: 'Critical',
};

interface OlderPage {
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  /** There are none before these. */
  readonly isFirst: boolean;
}

/**
 * Lines of a server since 6 from before the given ones, filtered by the server.
 * @param known the oldest known lines that pass the filter, or any others older than which to search
 */
export async function readOlderLines(
  { level, search }: LogFilter,
  known: readonly LogEntry[],
): Promise<OlderPage> {
  const levels = logLevels.filter((one) => level !== undefined && severity(one) >= severity(level));
  const { Entries, NextOffset } = await logRangeQuery.send({
    to: known[0]?.TimeStamp,
    limit: olderPageSize,
    level: levels.length === 0 ? undefined : levels.map((one) => namesSince6[one] ?? one).join(),
    // A text anywhere, in any case.
    message: search === '' ? undefined : `c#:${search}`,
  });
  const entries = Entries.flatMap(logEntrySince6).toReversed();
  // The end is inclusive.
  const repeated = overlap(entries, known.slice(0, entries.length));
  return {
    entries: entries.slice(0, entries.length - repeated),
    isFirst: typeof NextOffset !== 'number',
  };
}
