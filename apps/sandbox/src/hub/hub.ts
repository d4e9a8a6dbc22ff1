import type { HubWords, LogEntry } from './hubEvents.ts';
import { wordsBefore6 } from './wordsBefore6.ts';

export interface HubConnection {
  readonly path: 'aggregate' | 'logging';
  readonly feeds: ReadonlySet<string>;
  invoke(target: string, args: readonly unknown[]): void;
  /** Disconnects without a close message, like a broken connection. */
  drop(): void;
}

/** Kept so that tests can assert that nothing else was sent. */
export interface EmittedEvent {
  readonly target: string;
  readonly args: readonly unknown[];
}

/** Servers send new clients no more lines than this. */
const backlogLength = 100;

export class Hub {
  readonly #connections = new Set<HubConnection>();
  readonly words: HubWords;
  /** Since the start, oldest first. */
  readonly emitted: EmittedEvent[] = [];
  /** All lines of the log, oldest first. */
  readonly lines: LogEntry[] = [];

  constructor(words: HubWords = wordsBefore6) {
    this.words = words;
  }

  get connections(): ReadonlySet<HubConnection> {
    return this.#connections;
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  get backlog(): readonly LogEntry[] {
    return this.lines.slice(-backlogLength);
  }

  add(connection: HubConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: HubConnection): void {
    this.#connections.delete(connection);
  }

  /**
   * Sends to connections that subscribed to the event's feed, in the words of the version:
   * `emit('ShokoEvent:SeriesUpdated', {…})`.
   */
  emit(name: string, ...payload: unknown[]): void {
    const event = this.words.eventOf(name, payload);
    if (event === undefined) return;
    const { feed, target, args } = event;
    this.emitted.push({ target, args });
    for (const connection of this.#connections) {
      if (connection.path === 'aggregate' && connection.feeds.has(feed)) connection.invoke(target, args);
    }
  }

  /** Also sends it to the log pages. */
  log(entry: LogEntry): void {
    this.lines.push(entry);
    for (const connection of this.#connections) {
      if (connection.path === 'logging') connection.invoke('Log', [this.words.logLineOf(entry)]);
    }
  }

  dropAll(): void {
    for (const connection of [...this.#connections]) connection.drop();
    this.#connections.clear();
  }
}
