import type { ServerSide } from '../api/serverVersion.ts';
import type { HubOptions } from './connectHub.ts';
import type { LogListener } from './logListener.ts';
import { openLazily } from './openLazily.ts';

export interface LogOptions extends HubOptions {
  /** Of the server when the hub is opened; before 6 by default. */
  readonly getServerSide?: () => ServerSide;
}

/**
 * Opens the hub of the server's log and keeps it open until the returned function is called. Origin: `/signalr/logging`
 * (spec 2, section 7; facts 5.15).
 * @example useEffect(() => connectLog({ onBacklog, onEntry, onConnection }), []);
 */
export function connectLog(
  listener: LogListener,
  { getServerSide = () => 'before6', ...options }: LogOptions = {},
): () => void {
  return openLazily({
    load: () => import(/* webpackChunkName: "hub" */ './followLog.ts'),
    open: ({ followLog }) => followLog(listener, getServerSide, { address: '/signalr/logging', ...options }),
    onMissing: () => listener.onConnection('reconnecting'),
  });
}
