import type { ServerSide } from '../api/serverVersion.ts';
import { connectHub, type HubOptions } from './connectHub.ts';
import { hubTokens } from './hubToken.ts';
import { logEntrySince6 } from './logEntrySince6.ts';
import type { LogConnection, LogEntry, LogListener } from './logListener.ts';

interface LogEvents {
  GetBacklog: readonly unknown[];
  Log: unknown;
}

/** Reports the log until the returned function is called. Before 6 without the API key: hubs then need none. */
export function followLog(
  listener: LogListener,
  getServerSide: () => ServerSide,
  options?: HubOptions,
): () => void {
  const isSince6 = getServerSide() === 'since6';
  const read = (line: unknown): readonly LogEntry[] => (isSince6 ? logEntrySince6(line) : [line as LogEntry]);
  const report = (connection: LogConnection) => (): void => listener.onConnection(connection);
  const requestToken = hubTokens();
  let isClosed = false;
  const close = connectHub<LogEvents>(
    ['GetBacklog', 'Log'],
    {
      onEvent: (name, payload) => {
        // Closing takes a moment; a new connection must not report lines twice.
        if (isClosed) return;
        if (name === 'Log') for (const entry of read(payload)) listener.onEntry(entry);
        else if (Array.isArray(payload)) listener.onBacklog(payload.flatMap(read));
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
    {
      ...options,
      ...(isSince6 && { requestToken: async () => (await requestToken()).token }),
    },
  );
  return () => {
    isClosed = true;
    close();
  };
}
