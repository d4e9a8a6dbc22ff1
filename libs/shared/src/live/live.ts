import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import type { ServerSide } from '../api/serverVersion.ts';
import type { HubOptions } from './connectHub.ts';
import type { KeyPrefix } from './freshness.ts';
import { hubNotices } from './hubNotices.ts';
import { invalidate } from './invalidate.ts';
import { hubStatusAtom, resetLiveState } from './liveState.ts';
import { openLazily } from './openLazily.ts';
import { broadcastStaleKeys, onStaleKeysBroadcast } from './staleKeys.ts';

export { connectLog } from './connectLog.ts';
export type { FreshnessRow, KeyPrefix } from './freshness.ts';
export type {
  AnidbState,
  AvdumpEvent,
  HubEventName,
  HubEvents,
  NetworkState,
  QueueState,
} from './hubEvents.ts';
export { addFreshness, onHubEvent } from './listeners.ts';
export {
  type Ban,
  bansAtom,
  getLiveState,
  type HubStatus,
  hubStatusAtom,
  isOnlineAtom,
  type LiveState,
  networkAtom,
  queueStateAtom,
} from './liveState.ts';
export type { LogConnection, LogEntry, LogListener } from './logListener.ts';
export { broadcastStaleKeys } from './staleKeys.ts';

/**
 * Invalidates queries after an own write, in all tabs of this browser. Resolves when active ones have been refetched.
 * @param removedKeys keys of what the write has deleted: not refetched here
 * @example
 * await voteForSeries(7, 9);
 * await markStale(queryClient, [seriesKeys.one(7)]);
 */
export async function markStale(
  queryClient: QueryClient,
  keys: readonly KeyPrefix[],
  removedKeys: readonly KeyPrefix[] = [],
): Promise<void> {
  broadcastStaleKeys(keys);
  await invalidate(queryClient, keys, removedKeys);
}

/**
 * Invalidates what other tabs of this browser have written, until the returned function is called. The shell calls it
 * once, at sign-in: unlike the hub, a write of another tab is not reported twice.
 * @example useEffect(() => syncWithOtherTabs(queryClient), [queryClient]);
 */
export const syncWithOtherTabs = (queryClient: QueryClient): (() => void) =>
  onStaleKeysBroadcast((keys) => void invalidate(queryClient, keys));

export interface LiveOptions extends HubOptions {
  /** The hub was open before and the server was away: says that it is back and refetches everything. */
  readonly isBack?: boolean;
  /** Asked at each connection: the page may outlive an upgrade. Before 6 by default. */
  readonly getServerSide?: () => ServerSide;
}

/**
 * Opens the hub and invalidates queries by its events, until the returned function is called. The shell calls it once,
 * after sign-in; it notifies the user when the connection fails, is lost or comes back.
 * @example useEffect(() => connectLive(queryClient), [queryClient]);
 */
export function connectLive(
  queryClient: QueryClient,
  { isBack = false, getServerSide = () => 'before6', ...options }: LiveOptions = {},
): () => void {
  const close = openLazily({
    load: () => import(/* webpackChunkName: "hub" */ './followHub.ts'),
    open: ({ followHub }, wasMissing) => followHub(queryClient, wasMissing || isBack, getServerSide, options),
    onMissing: () => {
      getDefaultStore().set(hubStatusAtom, 'reconnecting');
      hubNotices.notEstablished();
    },
  });
  return () => {
    close();
    hubNotices.clear();
    resetLiveState();
  };
}
