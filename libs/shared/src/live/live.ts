import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import type { HubOptions } from './connectHub.ts';
import type { KeyPrefix } from './freshness.ts';
import { hubNotices } from './hubNotices.ts';
import { invalidate } from './invalidate.ts';
import { hubStatusAtom, resetLiveState } from './liveState.ts';
import { openLater } from './openLater.ts';
import { hearOtherTabs, tellOtherTabs } from './staleKeys.ts';

export { connectLog, type LogConnection, type LogEntry, type LogListener } from './connectLog.ts';
export { type FreshnessRow, freshness, type KeyPrefix } from './freshness.ts';
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
export { tellOtherTabs } from './staleKeys.ts';

/**
 * Marks data stale after an own write, here and in the other tabs of this browser: what is on screen is
 * fetched again, the rest when it is looked at. Resolves when it has been fetched.
 *
 * @param gone what the write has deleted: nothing of it is fetched again here
 *
 * @example
 * await voteForSeries(7, 9);
 * await markStale(queryClient, [seriesKeys.one(7)]);
 */
export async function markStale(
  queryClient: QueryClient,
  keys: readonly KeyPrefix[],
  gone: readonly KeyPrefix[] = [],
): Promise<void> {
  tellOtherTabs(keys);
  await invalidate(queryClient, keys, gone);
}

/**
 * Marks stale what another tab of this browser has written, until the returned function is called. Called once by the
 * shell as soon as a user is signed in: unlike the hub, a write of another tab is not reported twice.
 *
 * @example
 * useEffect(() => followOtherTabs(queryClient), [queryClient]);
 */
export const followOtherTabs = (queryClient: QueryClient): (() => void) =>
  hearOtherTabs((keys) => void invalidate(queryClient, keys));

export interface LiveOptions extends HubOptions {
  /** Whether it was open before and the server has been away: that it is back is told, and everything read again. */
  readonly isBack?: boolean;
}

/**
 * Opens the hub and keeps the cache fresh by its events, until the returned function is called. Called
 * once by the shell after sign-in; notifies the user when the connection is lost, comes back or cannot be made.
 *
 * @example
 * useEffect(() => connectLive(queryClient), [queryClient]);
 */
export function connectLive(
  queryClient: QueryClient,
  { isBack = false, ...options }: LiveOptions = {},
): () => void {
  const close = openLater({
    load: () => import(/* webpackChunkName: "hub" */ './followHub.ts'),
    open: ({ followHub }, wasMissing) => followHub(queryClient, wasMissing || isBack, options),
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
