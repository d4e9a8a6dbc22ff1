import type { HubOptions } from './connectHub.ts';
import { openLazily } from './openLazily.ts';

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

interface LogEvents {
  GetBacklog: readonly LogEntry[];
  Log: LogEntry;
}

/**
 * Opens the hub of the server's log and keeps it open until the returned function is called. Origin: `/signalr/logging`
 * (spec 2, section 7; facts 5.15). Without the API key: hubs need none, and URLs must not carry one.
 * @example useEffect(() => connectLog({ onBacklog, onEntry, onConnection }), []);
 */
export function connectLog(listener: LogListener, options?: HubOptions): () => void {
  let isClosed = false;
  const report = (connection: LogConnection) => () => listener.onConnection(connection);
  const close = openLazily({
    load: () => import(/* webpackChunkName: "hub" */ './connectHub.ts'),
    open: ({ connectHub }) =>
      connectHub<LogEvents>(
        ['GetBacklog', 'Log'],
        {
          onEvent: (name, payload) => {
            // Closing takes a moment; a new connection must not report lines twice.
            if (isClosed) return;
            if (name === 'GetBacklog') listener.onBacklog(payload as LogEvents['GetBacklog']);
            else listener.onEntry(payload as LogEvents['Log']);
          },
          onConnected: report('connected'),
          onReconnected: report('connected'),
          onResumed: report('connected'),
          onPaused: report('connecting'),
          onLost: report('reconnecting'),
          onNotEstablished: report('reconnecting'),
          onGaveUp: report('lost'),
          onFailed: report('lost'),
        },
        { address: '/signalr/logging', ...options },
      ),
    onMissing: report('reconnecting'),
  });
  return () => {
    isClosed = true;
    close();
  };
}
