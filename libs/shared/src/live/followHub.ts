import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import type { ServerSide } from '../api/serverVersion.ts';
import { isOffline } from '../http/isOffline.ts';
import { apiKeyRoot } from '../queryKeys.ts';
import { connectHub, type HubListener, type HubOptions } from './connectHub.ts';
import { connectHubSince6 } from './connectHubSince6.ts';
import { followPausedQueue } from './followPausedQueue.ts';
import { type FreshnessRow, freshness, type KeyPrefix } from './freshness.ts';
import type { HubEventName, HubEvents } from './hubEvents.ts';
import { hubNotices } from './hubNotices.ts';
import { invalidate } from './invalidate.ts';
import { addedRowsOf, listenersOf } from './listeners.ts';
import { hubStatusAtom } from './liveState.ts';
import { pollUnreportedChanges } from './pollUnreportedChanges.ts';
import { createStaleKeyBatcher } from './staleKeyBatcher.ts';
import { dropWaitingQueue, stateHandlers } from './stateHandlers.ts';
import { watchDatabase } from './watchDatabase.ts';

function staleKeys<Payload>(row: FreshnessRow<Payload>, payload: Payload): readonly KeyPrefix[] {
  return typeof row.stale === 'function' ? row.stale(payload) : row.stale;
}

const names = Object.keys(freshness) as HubEventName[];

/**
 * Handles the hub's events until the returned function is called. `wasMissing`: an earlier attempt to open it failed.
 */
export function followHub(
  queryClient: QueryClient,
  wasMissing: boolean,
  getServerSide: () => ServerSide,
  options?: HubOptions,
): () => void {
  const store = getDefaultStore();
  const batcher = createStaleKeyBatcher((keys) => void invalidate(queryClient, keys));
  // The hub does not report all changes.
  const stopLooking = pollUnreportedChanges(queryClient);
  const stopFollowingQueue = followPausedQueue(queryClient);
  const stopWatchingDatabase = watchDatabase(queryClient);
  let wasDisconnected = wasMissing;

  const onEvent = <Name extends HubEventName>(name: Name, payload: HubEvents[Name]): void => {
    for (const row of [...freshness[name], ...addedRowsOf(name)]) {
      batcher.add(staleKeys(row, payload), row.batchMs);
    }
    stateHandlers[name]?.(payload, queryClient);
    // In a microtask each, so that one that throws does not stop the others.
    for (const listener of listenersOf(name)) queueMicrotask(() => listener(payload));
  };

  const resume = (): void => {
    store.set(hubStatusAtom, 'connected');
    // Events in the meantime were lost.
    void invalidate(queryClient, [apiKeyRoot]);
  };
  const restore = (): void => {
    wasDisconnected = false;
    hubNotices.restored();
    resume();
  };

  const listener: HubListener = {
    onEvent,
    onConnected: () => {
      if (wasDisconnected) return restore();
      store.set(hubStatusAtom, 'connected');
    },
    onLost: () => {
      store.set(hubStatusAtom, 'reconnecting');
      // The offline notice says more.
      if (!isOffline()) hubNotices.lost();
    },
    onReconnected: restore,
    // Pauses only happen in hidden tabs.
    onPaused: () => {},
    onResumed: () => (wasDisconnected ? restore() : resume()),
    onGaveUp: () => {
      store.set(hubStatusAtom, 'lost');
      hubNotices.gaveUp();
    },
    onFailed: () => {
      store.set(hubStatusAtom, 'lost');
      hubNotices.failed();
    },
    onNotEstablished: () => {
      wasDisconnected = true;
      store.set(hubStatusAtom, 'reconnecting');
      if (!isOffline()) hubNotices.notEstablished();
    },
  };
  const connect = () =>
    getServerSide() === 'since6' ? connectHubSince6(listener, options) : connectHub(names, listener, options);
  let disconnect = connect();

  /** The connection may have dropped unnoticed, or be waiting for its next attempt. */
  const reconnect = (): void => {
    // The caller opens a lost hub again.
    if (store.get(hubStatusAtom) === 'lost') return;
    wasDisconnected = true;
    disconnect();
    disconnect = connect();
  };
  const stopWatchingNetwork = onlineManager.subscribe((isOnline) => {
    if (isOnline) reconnect();
    else hubNotices.offline();
  });

  return () => {
    stopWatchingNetwork();
    disconnect();
    stopLooking();
    stopFollowingQueue();
    stopWatchingDatabase();
    batcher.stop();
    dropWaitingQueue();
  };
}
