/** The messages that the hub can send. */
export interface LogEntry {
  readonly Level: 'Trace' | 'Debug' | 'Info' | 'Warn' | 'Error' | 'Fatal';
  readonly TimeStamp: string;
  readonly LoggerName: string;
  readonly Caller: string;
  readonly Message: string;
}

/** One connected client of a hub, whatever its transport. */
export interface HubConnection {
  readonly path: 'aggregate' | 'logging';
  readonly feeds: ReadonlySet<string>;
  invoke(target: string, args: readonly unknown[]): void;
  /** Ends the connection without a goodbye, as a broken line does. */
  drop(): void;
}

/** An event that went out, kept so that a test can say that nothing else did. */
export interface EmittedEvent {
  readonly target: string;
  readonly args: readonly unknown[];
}

const feedOf: Record<string, string> = {
  shokoevent: 'shoko',
  queue: 'queue',
  anidb: 'anidb',
  avdump: 'avdump',
  network: 'network',
};

/** Both hubs: who is connected, and what is sent to them. */
export class Hub {
  readonly #connections = new Set<HubConnection>();
  readonly #backlog: LogEntry[] = [];
  /** All events since the start, oldest first. */
  readonly emitted: EmittedEvent[] = [];

  get connectionCount(): number {
    return this.#connections.size;
  }

  get backlog(): readonly LogEntry[] {
    return this.#backlog;
  }

  add(connection: HubConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: HubConnection): void {
    this.#connections.delete(connection);
  }

  /** Sends to every connection that subscribed to the event's feed: `emit('ShokoEvent:SeriesUpdated', {…})`. */
  emit(target: string, ...args: unknown[]): void {
    const feed = feedOf[target.split(':', 1)[0]?.toLowerCase() ?? ''];
    if (feed === undefined) throw new Error(`No feed has an event named ${target}`);
    this.emitted.push({ target, args });
    for (const connection of this.#connections) {
      if (connection.path === 'aggregate' && connection.feeds.has(feed)) connection.invoke(target, args);
    }
  }

  /** Writes a line into the server's log and sends it to the log pages. */
  log(entry: LogEntry): void {
    this.#backlog.push(entry);
    if (this.#backlog.length > 100) this.#backlog.shift();
    for (const connection of this.#connections) {
      if (connection.path === 'logging') connection.invoke('Log', [entry]);
    }
  }

  /** Breaks every connection; clients are free to come back. */
  dropAll(): void {
    for (const connection of [...this.#connections]) connection.drop();
    this.#connections.clear();
  }
}
