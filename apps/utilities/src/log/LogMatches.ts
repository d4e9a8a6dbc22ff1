import type { LogLine } from './LogStore.ts';
import { type LogLevel, searchPattern, severity } from './logText.ts';

/** What the lines are told apart by. */
export interface LogFilter {
  /** The least serious level to be shown; all without. */
  readonly level: LogLevel | undefined;
  /** Stands in the message. */
  readonly search: string;
}

/** Lines looked at before the clock is looked at. */
const step = 500;

/** The lines that a filter lets through; looks at each line once, in steps as long as there is time. */
export class LogMatches {
  /** Oldest first. */
  readonly lines: LogLine[] = [];
  /** How many have gone from the beginning so far: a line's place counts on from there. */
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
   * Takes in what has come and lets go of what has gone.
   *
   * @param all the lines there are; their IDs run on without gaps
   * @param isLate asked now and then; once it says so, the rest is left for another time
   * @returns whether all has been looked at
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
