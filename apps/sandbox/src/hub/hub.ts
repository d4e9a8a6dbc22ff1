export interface LogEntry {
  readonly Level: 'Trace' | 'Debug' | 'Info' | 'Warn' | 'Error' | 'Fatal';
  readonly TimeStamp: string;
  readonly LoggerName: string;
  readonly Caller: string;
  readonly Message: string;
}

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

const feedOf: Record<string, string> = {
  shokoevent: 'shoko',
  queue: 'queue',
  anidb: 'anidb',
  avdump: 'avdump',
  network: 'network',
};

export class Hub {
  readonly #connections = new Set<HubConnection>();
  readonly #backlog: LogEntry[] = [];
  /** Since the start, oldest first. */
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

  /** Sends to connections that subscribed to the event's feed: `emit('ShokoEvent:SeriesUpdated', {…})`. */
  emit(target: string, ...args: unknown[]): void {
    const feed = feedOf[target.split(':', 1)[0]?.toLowerCase() ?? ''];
    if (feed === undefined) throw new Error(`No feed has an event named ${target}`);
    this.emitted.push({ target, args });
    for (const connection of this.#connections) {
      if (connection.path === 'aggregate' && connection.feeds.has(feed)) connection.invoke(target, args);
    }
  }

  /** Also sends it to the log pages. */
  log(entry: LogEntry): void {
    this.#backlog.push(entry);
    if (this.#backlog.length > 100) this.#backlog.shift();
    for (const connection of this.#connections) {
      if (connection.path === 'logging') connection.invoke('Log', [entry]);
    }
  }

  dropAll(): void {
    for (const connection of [...this.#connections]) connection.drop();
    this.#connections.clear();
  }
}
