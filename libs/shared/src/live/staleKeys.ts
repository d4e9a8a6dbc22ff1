import { tabChannel } from '../session/tabChannel.ts';
import type { KeyPrefix } from './freshness.ts';

function readKeys(data: unknown): readonly KeyPrefix[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const keys = data.filter((key): key is KeyPrefix => Array.isArray(key) && key.length > 0);
  return keys.length > 0 ? keys : undefined;
}

/** Only keys are sent, never data. */
const channel = tabChannel('hondana-freshness', readKeys);

/**
 * Tells the other tabs of this browser which query keys a write of this tab made stale.
 * @example broadcastStaleKeys([seriesKeys.one(7)]);
 */
export const broadcastStaleKeys = (keys: readonly KeyPrefix[]): void => channel.send(keys);

/** Listens to what other tabs have made stale, until the returned function is called. */
export const onStaleKeysBroadcast = (onStale: (keys: readonly KeyPrefix[]) => void): (() => void) =>
  channel.listen(onStale);
