import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { apiKeyRoot } from '../resources/queryKeys.ts';
import { connectHub, type HubOptions } from './connectHub.ts';
import { type FreshnessRow, freshness, type KeyPrefix } from './freshness.ts';
import { createGatherer } from './gather.ts';
import type { HubEventName, HubEvents } from './hubEvents.ts';
import { hubNotices } from './hubNotices.ts';
import { hubStatusAtom, resetLiveState, stateHandlers } from './liveState.ts';
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

type Listener<Name extends HubEventName> = (payload: HubEvents[Name]) => void;

const listeners = new Map<HubEventName, Set<Listener<never>>>();
const addedRows = new Map<HubEventName, Set<FreshnessRow<never>>>();

function addTo<Item>(map: Map<HubEventName, Set<Item>>, name: HubEventName, item: Item): () => void {
  const items = map.get(name) ?? new Set<Item>();
  map.set(name, items.add(item));
  return () => items.delete(item);
}

/**
 * Listens to one event of the hub until the returned function is called. For data of the server there is no
 * need: the freshness table sees to it.
 *
 * @example
 * useEffect(() => onHubEvent('AVDump:Event', showProgress), []);
 */
export function onHubEvent<Name extends HubEventName>(name: Name, listener: Listener<Name>): () => void {
  return addTo<Listener<never>>(listeners, name, listener);
}

/**
 * Adds a row to the freshness table, for queries of a plugin, whose keys carry its id. Answers a function that
 * takes the row away.
 *
 * @example
 * addFreshness('ShokoEvent:SeriesUpdated', { stale: [['my-plugin', 'list']], gather: 1000 });
 */
export function addFreshness<Name extends HubEventName>(
  name: Name,
  row: FreshnessRow<HubEvents[Name]>,
): () => void {
  return addTo<FreshnessRow<never>>(addedRows, name, row);
}

/**
 * Marks data stale after an own write, here and in the other tabs of this browser: what is on screen is
 * fetched again, the rest when it is looked at. Resolves when it has been fetched.
 *
 * @example
 * await voteForSeries(7, 9);
 * await markStale(queryClient, [seriesKeys.one(7)]);
 */
export async function markStale(queryClient: QueryClient, keys: readonly KeyPrefix[]): Promise<void> {
  tellOtherTabs(keys);
  await invalidate(queryClient, keys);
}

async function invalidate(queryClient: QueryClient, keys: readonly KeyPrefix[]): Promise<void> {
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'active' })),
  );
}

function staleKeys<Payload>(row: FreshnessRow<Payload>, payload: Payload): readonly KeyPrefix[] {
  return typeof row.stale === 'function' ? row.stale(payload) : row.stale;
}

const names = Object.keys(freshness) as HubEventName[];

/**
 * Opens the hub and keeps the cache fresh by its events, until the returned function is called. Called
 * once by the shell after sign-in; notifies the user when the connection is lost, comes back or cannot be made.
 *
 * @example
 * useEffect(() => connectLive(queryClient), [queryClient]);
 */
export function connectLive(queryClient: QueryClient, options?: HubOptions): () => void {
  const store = getDefaultStore();
  const gatherer = createGatherer((keys) => void invalidate(queryClient, keys));
  const everything = (): void => void invalidate(queryClient, [apiKeyRoot]);
  let wasMissing = false;

  const onEvent = <Name extends HubEventName>(name: Name, payload: HubEvents[Name]): void => {
    const added = [...(addedRows.get(name) ?? [])] as FreshnessRow<HubEvents[Name]>[];
    for (const row of [...freshness[name], ...added]) gatherer.add(staleKeys(row, payload), row.gather);
    stateHandlers[name]?.(payload);
    // One after another, so that a listener that throws takes nothing from the others.
    for (const listener of [...(listeners.get(name) ?? [])] as Listener<Name>[]) {
      queueMicrotask(() => listener(payload));
    }
  };

  const back = (): void => {
    store.set(hubStatusAtom, 'connected');
    hubNotices.restored();
    // Nothing that happened in the meantime was reported.
    everything();
  };

  const disconnect = connectHub(
    names,
    {
      onEvent,
      onConnected: () => {
        if (wasMissing) return back();
        store.set(hubStatusAtom, 'connected');
      },
      onLost: () => {
        store.set(hubStatusAtom, 'reconnecting');
        hubNotices.lost();
      },
      onReconnected: back,
      onGivenUp: () => {
        store.set(hubStatusAtom, 'lost');
        hubNotices.givenUp();
      },
      onFailed: () => {
        store.set(hubStatusAtom, 'lost');
        hubNotices.failed();
      },
      onNotEstablished: () => {
        wasMissing = true;
        store.set(hubStatusAtom, 'reconnecting');
        hubNotices.notEstablished();
      },
    },
    options,
  );
  const unhear = hearOtherTabs((keys) => void invalidate(queryClient, keys));

  return () => {
    disconnect();
    unhear();
    gatherer.stop();
    hubNotices.clear();
    resetLiveState();
  };
}
