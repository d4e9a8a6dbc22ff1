import type { FreshnessRow } from './freshness.ts';
import type { HubEventName, HubEvents } from './hubEvents.ts';

type Listener<Name extends HubEventName> = (payload: HubEvents[Name]) => void;

const listeners = new Map<HubEventName, Set<Listener<never>>>();
const addedRows = new Map<HubEventName, Set<FreshnessRow<never>>>();

function addTo<Item>(map: Map<HubEventName, Set<Item>>, name: HubEventName, item: Item): () => void {
  const items = map.get(name) ?? new Set<Item>();
  map.set(name, items.add(item));
  return () => items.delete(item);
}

/**
 * Listens to a hub event until the returned function is called. Not for server data: the freshness table refetches it.
 * @example useEffect(() => onHubEvent('AVDump:Event', showProgress), []);
 */
export function onHubEvent<Name extends HubEventName>(name: Name, listener: Listener<Name>): () => void {
  return addTo<Listener<never>>(listeners, name, listener);
}

/**
 * Adds a row to the freshness table, for a plugin's own query keys. Returns a function that removes it.
 * @example addFreshness('ShokoEvent:SeriesUpdated', { stale: [['my-plugin', 'list']], batchMs: 1000 });
 */
export function addFreshness<Name extends HubEventName>(
  name: Name,
  row: FreshnessRow<HubEvents[Name]>,
): () => void {
  return addTo<FreshnessRow<never>>(addedRows, name, row);
}

/** Listeners of an event. */
export function listenersOf<Name extends HubEventName>(name: Name): readonly Listener<Name>[] {
  return [...(listeners.get(name) ?? [])] as Listener<Name>[];
}

/** Rows added to the freshness table for an event. */
export function addedRowsOf<Name extends HubEventName>(name: Name): readonly FreshnessRow<HubEvents[Name]>[] {
  return [...(addedRows.get(name) ?? [])] as FreshnessRow<HubEvents[Name]>[];
}
