import type { LogConnection, LogEntry } from '@hondana/shared/live';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';
import { overlap } from './overlap.ts';

/** One line as the page keeps it. */
export interface LogLine {
  /** Increases by one from line to line. */
  readonly id: number;
  readonly entry: LogEntry;
  /** Lines may be missing between the previous one and this. */
  readonly isAfterGap: boolean;
}

/** What the page shows of the log; a new object for each change. */
export interface LogState {
  /** Oldest first. The same array from one state to the next: only the store changes it. */
  readonly lines: readonly LogLine[];
  readonly connection: LogConnection;
  /** The server has sent its last lines at least once. */
  readonly isKnown: boolean;
  readonly isPaused: boolean;
  /** Lines that came while it was paused. */
  readonly waiting: number;
}

/** The most lines that are kept; the oldest are dropped first. */
export const mostLines = 100_000;

/** Time between two states, in milliseconds: a burst of lines is one change. */
const rest = 100;

/** Lines of the log with the connection they come from. Their number is bounded. */
export class LogStore {
  readonly stateAtom: PrimitiveAtom<LogState>;
  readonly #most: number;
  readonly #lines: LogLine[] = [];
  #waiting: LogLine[] = [];
  #early: LogEntry[] = [];
  #nextId = 0;
  #connection: LogConnection = 'connecting';
  #isKnown = false;
  #awaitsBacklog = true;
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(most = mostLines) {
    this.#most = most;
    this.stateAtom = atom(this.#look());
  }

  /** The server's last lines, some of which may be known already. */
  readonly onBacklog = (entries: readonly LogEntry[]): void => {
    this.#awaitsBacklog = false;
    this.#isKnown = true;
    this.#add(entries, true);
    // What came before the backlog may be in it.
    this.#add(this.#early, false);
    this.#early = [];
    this.#publish();
  };

  readonly onEntry = (entry: LogEntry): void => {
    if (this.#awaitsBacklog) {
      this.#early.push(entry);
      return;
    }
    this.#push(entry, false);
    this.#timer ??= setTimeout(() => this.#publish(), rest);
  };

  readonly onConnection = (connection: LogConnection): void => {
    // A new connection begins with the backlog again.
    if (connection !== 'connected') this.#awaitsBacklog = true;
    this.#connection = connection;
    this.#publish();
  };

  /** Holds new lines back until it is resumed. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (!isPaused) {
      for (const line of this.#waiting) this.#lines.push(line);
      this.#waiting = [];
      this.#trim(this.#lines);
    }
    this.#publish();
  }

  #add(entries: readonly LogEntry[], isBacklog: boolean): void {
    const known = [...this.#lines.slice(-entries.length), ...this.#waiting.slice(-entries.length)];
    const repeated = overlap(
      known.slice(-entries.length).map(({ entry }) => entry),
      entries,
    );
    const isGap = isBacklog && known.length > 0 && repeated === 0;
    for (const [index, entry] of entries.slice(repeated).entries()) this.#push(entry, isGap && index === 0);
  }

  #push(entry: LogEntry, isAfterGap: boolean): void {
    const list = this.#isPaused ? this.#waiting : this.#lines;
    list.push({ id: this.#nextId, entry, isAfterGap });
    this.#nextId++;
    // Removing from the beginning moves all the rest, so it is not done for every single line.
    if (list.length >= this.#most + 2000) this.#trim(list);
  }

  #trim(list: LogLine[]): void {
    if (list.length > this.#most) list.splice(0, list.length - this.#most);
  }

  #look(): LogState {
    return {
      lines: this.#lines,
      // Until the backlog is there, before or after this is known, nothing that is shown is live.
      connection: this.#connection === 'connected' && this.#awaitsBacklog ? 'connecting' : this.#connection,
      isKnown: this.#isKnown,
      isPaused: this.#isPaused,
      waiting: this.#waiting.length,
    };
  }

  #publish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#trim(this.#lines);
    getDefaultStore().set(this.stateAtom, this.#look());
  }
}
