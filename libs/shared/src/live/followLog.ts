import { getSession } from '@hondana/shared/session';
import type { ServerSide } from '../api/serverVersion.ts';
import { send } from '../http/http.ts';
import { connectHub, type HubOptions } from './connectHub.ts';
import { hubTokens } from './hubToken.ts';
import { logEntrySince6 } from './logEntrySince6.ts';
import type { LogConnection, LogEntry, LogListener } from './logListener.ts';

interface LogEvents {
  GetBacklog: readonly unknown[];
  Log: unknown;
}

/** In milliseconds. Before that, the hub's own is on its way. */
const backlogDelay = 1000;

/** Servers since 6 were seen with and without a backlog on their hub. */
async function readBacklog(): Promise<readonly LogEntry[]> {
  const call = { path: 'Logging/Range/Read', query: { limit: 100 } };
  const answer = await send(call, getSession()?.key).catch(() => undefined);
  const { Entries } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(Entries) ? Entries.flatMap(logEntrySince6).toReversed() : [];
}

/** Reports the log until the returned function is called. Before 6 without the API key: hubs then need none. */
export function followLog(
  listener: LogListener,
  getServerSide: () => ServerSide,
  options?: HubOptions,
): () => void {
  const isSince6 = getServerSide() === 'since6';
  const read = (line: unknown): readonly LogEntry[] => (isSince6 ? logEntrySince6(line) : [line as LogEntry]);
  const requestToken = hubTokens();
  let isClosed = false;
  let awaitsBacklog = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveBacklog = (entries: readonly LogEntry[]): void => {
    if (isClosed || !awaitsBacklog) return;
    awaitsBacklog = false;
    listener.onBacklog(entries);
  };
  const connected = (): void => {
    listener.onConnection('connected');
    if (!isSince6) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (awaitsBacklog) giveBacklog(await readBacklog());
    }, backlogDelay);
  };
  const disconnected = (connection: LogConnection) => (): void => {
    awaitsBacklog = true;
    clearTimeout(timer);
    listener.onConnection(connection);
  };
  const close = connectHub<LogEvents>(
    ['GetBacklog', 'Log'],
    {
      onEvent: (name, payload) => {
        // Closing takes a moment; a new connection must not report lines twice.
        if (isClosed) return;
        if (name === 'Log') for (const entry of read(payload)) listener.onEntry(entry);
        else if (Array.isArray(payload)) giveBacklog(payload.flatMap(read));
      },
      onConnected: connected,
      onReconnected: connected,
      onResumed: connected,
      onPaused: disconnected('connecting'),
      onLost: disconnected('reconnecting'),
      onNotEstablished: disconnected('reconnecting'),
      onGaveUp: disconnected('lost'),
      onFailed: disconnected('lost'),
    },
    {
      ...options,
      ...(isSince6 && { requestToken: async () => (await requestToken()).token }),
    },
  );
  return () => {
    isClosed = true;
    clearTimeout(timer);
    close();
  };
}
