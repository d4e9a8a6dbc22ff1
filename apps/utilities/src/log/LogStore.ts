import type { LogConnection, LogEntry } from '@hondana/shared/live';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';
import { overlap } from './overlap.ts';

export interface LogLine {
  /** Consecutive. */
  readonly id: number;
  readonly entry: LogEntry;
  /** Lines may be missing before this one. */
  readonly isAfterGap: boolean;
}

export interface LogState {
  /** Oldest first. Mutated by the store: the array stays the same between states. */
  readonly lines: readonly LogLine[];
  readonly connection: LogConnection;
  /** The backlog has arrived at least once. */
  readonly isKnown: boolean;
  readonly isPaused: boolean;
  readonly waiting: number;
}

export const maxLogLines = 100_000;

/** Batches a burst of lines into one state change. */
const publishDelayMs = 100;

export class LogStore {
  readonly stateAtom: PrimitiveAtom<LogState>;
  readonly #maxLines: number;
  readonly #lines: LogLine[] = [];
  #waiting: LogLine[] = [];
  #early: LogEntry[] = [];
  #nextId = 0;
  #connection: LogConnection = 'connecting';
  #isKnown = false;
  #awaitsBacklog = true;
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(maxLines = maxLogLines) {
    this.#maxLines = maxLines;
    this.stateAtom = atom(this.#snapshot());
  }

  /** The server's last lines, some of which may be known already. */
  readonly onBacklog = (entries: readonly LogEntry[]): void => {
    this.#awaitsBacklog = false;
    this.#isKnown = true;
    this.#add(entries, true);
    // Lines that arrived before the backlog may also be in it.
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
    this.#timer ??= setTimeout(() => this.#publish(), publishDelayMs);
  };

  readonly onConnection = (connection: LogConnection): void => {
    // Each connection starts with the backlog.
    if (connection !== 'connected') this.#awaitsBacklog = true;
    this.#connection = connection;
    this.#publish();
  };

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
    // Removing from the beginning moves every other line, so it isn't done for each new one.
    if (list.length >= this.#maxLines + 2000) this.#trim(list);
  }

  #trim(list: LogLine[]): void {
    if (list.length > this.#maxLines) list.splice(0, list.length - this.#maxLines);
  }

  #snapshot(): LogState {
    return {
      lines: this.#lines,
      // Connected, but not live before the backlog arrives.
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
    getDefaultStore().set(this.stateAtom, this.#snapshot());
  }
}
