import type { LogEntry } from '@hondana/shared/live';
import type { LogLine } from './LogStore.ts';
import { type LogLevel, searchPattern, severity } from './logText.ts';

export interface LogFilter {
  /** Least serious level to show; undefined shows all. */
  readonly level: LogLevel | undefined;
  readonly search: string;
}

/** Lines checked between two calls of `isLate`. */
const step = 500;

/** The lines that pass a filter. Checks each line once, in slices. */
export class LogMatches {
  /** Oldest first. */
  readonly lines: LogLine[] = [];
  /** Lines removed from the beginning so far, less those added there; positions count on from there. */
  dropped = 0;
  readonly #passes: (line: LogLine) => boolean;
  #nextId = 0;

  constructor({ level, search }: LogFilter) {
    const minSeverity = level === undefined ? -1 : severity(level);
    const pattern = searchPattern(search);
    this.#passes = ({ entry }) =>
      severity(entry.Level) >= minSeverity && (pattern === undefined || pattern.test(entry.Message));
  }

  /**
   * @param all all lines, with consecutive IDs
   * @param isLate polled; once it returns true, the rest is left for the next call
   * @returns whether all lines have been checked
   */
  follow(all: readonly LogLine[], isLate: () => boolean): boolean {
    const firstId = all[0]?.id ?? 0;
    // Older lines have IDs below those of the log, and go once it drops its own.
    const gone = firstId === 0 ? 0 : this.lines.findIndex(({ id }) => id >= firstId);
    const count = gone === -1 ? this.lines.length : gone;
    if (count > 0) {
      this.lines.splice(0, count);
      this.dropped += count;
    }
    let index = Math.max(0, this.#nextId - firstId);
    while (index < all.length) {
      const end = Math.min(all.length, index + step);
      for (; index < end; index++) {
        const line = all[index];
        if (line && this.#passes(line)) this.lines.push(line);
      }
      this.#nextId = firstId + index;
      if (index < all.length && isLate()) return false;
    }
    return true;
  }

  get hasOlder(): boolean {
    return (this.lines[0]?.id ?? 0) < 0;
  }

  /** Adds lines from before all others that pass the filter. */
  prepend(entries: readonly LogEntry[]): void {
    const firstId = Math.min(0, this.lines[0]?.id ?? 0) - entries.length;
    this.lines.unshift(...entries.map((entry, index) => ({ id: firstId + index, entry, isAfterGap: false })));
    this.dropped -= entries.length;
  }
}
