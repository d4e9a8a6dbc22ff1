import type { LogLine } from './LogStore.ts';
import { type LogLevel, searchPattern, severity } from './logText.ts';

/** What the lines are filtered by. */
export interface LogFilter {
  /** The least serious level to show; without it all. */
  readonly level: LogLevel | undefined;
  /** Must occur in the message. */
  readonly search: string;
}

/** Lines checked between two looks at the clock. */
const step = 500;

/** The lines that a filter lets through; checks each line once, in steps as long as there is time. */
export class LogMatches {
  /** Oldest first. */
  readonly lines: LogLine[] = [];
  /** How many have been removed from the beginning so far: positions count on from there. */
  dropped = 0;
  readonly #passes: (line: LogLine) => boolean;
  #nextId = 0;

  constructor({ level, search }: LogFilter) {
    const least = level === undefined ? -1 : severity(level);
    const pattern = searchPattern(search);
    this.#passes = ({ entry }) =>
      severity(entry.Level) >= least && (pattern === undefined || pattern.test(entry.Message));
  }

  /**
   * Adds new lines and drops removed ones.
   *
   * @param all the lines there are; their IDs run on without gaps
   * @param isLate called now and then; once it returns true, the rest is left for the next call
   * @returns whether all lines have been checked
   */
  follow(all: readonly LogLine[], isLate: () => boolean): boolean {
    const firstId = all[0]?.id ?? 0;
    const gone = this.lines.findIndex(({ id }) => id >= firstId);
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
}
