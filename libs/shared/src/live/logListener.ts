/** Facts 5.15. */
export interface LogEntry {
  /** `Trace`, `Debug`, `Info`, `Warn`, `Error` or `Fatal`. */
  readonly Level: string;
  /** ISO 8601, UTC. */
  readonly TimeStamp: string;
  readonly LoggerName: string;
  readonly Caller: string;
  readonly Message: string;
}

/** `lost` when no further attempt will be made. */
export type LogConnection = 'connecting' | 'connected' | 'reconnecting' | 'lost';

export interface LogListener {
  /** The latest lines: at first, and again after each reconnect. */
  readonly onBacklog: (entries: readonly LogEntry[]) => void;
  readonly onEntry: (entry: LogEntry) => void;
  readonly onConnection: (connection: LogConnection) => void;
}
