import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { isOffline } from '../api/isOffline.ts';
import { apiKeyRoot } from '../resources/queryKeys.ts';
import { connectHub, type HubListener, type HubOptions } from './connectHub.ts';
import { type FreshnessRow, freshness, type KeyPrefix } from './freshness.ts';
import { createGatherer } from './gather.ts';
import type { HubEventName, HubEvents } from './hubEvents.ts';
import { hubNotices } from './hubNotices.ts';
import { invalidate } from './invalidate.ts';
import { addedRowsOf, listenersOf } from './listeners.ts';
import { hubStatusAtom } from './liveState.ts';
import { lookAgain } from './lookAgain.ts';
import { dropWaitingQueue, stateHandlers } from './stateHandlers.ts';

function staleKeys<Payload>(row: FreshnessRow<Payload>, payload: Payload): readonly KeyPrefix[] {
  return typeof row.stale === 'function' ? row.stale(payload) : row.stale;
}

const names = Object.keys(freshness) as HubEventName[];

/**
 * Opens the hub and does what its events ask for, until the returned function is called. `wasMissing` says that an
 * attempt to open it has failed already.
 */
export function followHub(queryClient: QueryClient, wasMissing: boolean, options?: HubOptions): () => void {
  const store = getDefaultStore();
  const gatherer = createGatherer((keys) => void invalidate(queryClient, keys));
  // Of much it says nothing.
  const stopLooking = lookAgain(queryClient);
  let isBack = wasMissing;

  const onEvent = <Name extends HubEventName>(name: Name, payload: HubEvents[Name]): void => {
    for (const row of [...freshness[name], ...addedRowsOf(name)]) {
      gatherer.add(staleKeys(row, payload), row.gather);
    }
    stateHandlers[name]?.(payload, queryClient);
    // One after another, so that a listener that throws takes nothing from the others.
    for (const listener of listenersOf(name)) queueMicrotask(() => listener(payload));
  };

  const resume = (): void => {
    store.set(hubStatusAtom, 'connected');
    // Nothing that happened in the meantime was reported.
    void invalidate(queryClient, [apiKeyRoot]);
  };
  const back = (): void => {
    isBack = false;
    hubNotices.restored();
    resume();
  };

  const listener: HubListener = {
    onEvent,
    onConnected: () => {
      if (isBack) return back();
      store.set(hubStatusAtom, 'connected');
    },
    onLost: () => {
      store.set(hubStatusAtom, 'reconnecting');
      // What was said of the network says more.
      if (!isOffline()) hubNotices.lost();
    },
    onReconnected: back,
    // To those who come back to the tab it was never away.
    onPaused: () => {},
    onResumed: () => (isBack ? back() : resume()),
    onGivenUp: () => {
      store.set(hubStatusAtom, 'lost');
      hubNotices.givenUp();
    },
    onFailed: () => {
      store.set(hubStatusAtom, 'lost');
      hubNotices.failed();
    },
    onNotEstablished: () => {
      isBack = true;
      store.set(hubStatusAtom, 'reconnecting');
      if (!isOffline()) hubNotices.notEstablished();
    },
  };
  const connect = () => connectHub(names, listener, options);
  let disconnect = connect();

  /** The connection may have dropped unnoticed, or may be waiting for its next attempt. */
  const reconnect = (): void => {
    // What has been given up is opened again from outside.
    if (store.get(hubStatusAtom) === 'lost') return;
    isBack = true;
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
    gatherer.stop();
    dropWaitingQueue();
  };
}
