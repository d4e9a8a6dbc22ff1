import { tabChannel } from '../session/tabChannel.ts';
import type { KeyPrefix } from './freshness.ts';

function readKeys(data: unknown): readonly KeyPrefix[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const keys = data.filter((key): key is KeyPrefix => Array.isArray(key) && key.length > 0);
  return keys.length > 0 ? keys : undefined;
}

/** Keys of what has become stale by a write. Only keys travel, never data. */
const channel = tabChannel('hondana-freshness', readKeys);

/**
 * Notifies the other tabs of this browser that data of the server has changed, after a write of this tab.
 *
 * @example
 * tellOtherTabs([seriesKeys.one(7)]);
 */
export const tellOtherTabs = (keys: readonly KeyPrefix[]): void => channel.send(keys);

/** Listens to what other tabs have changed, until the returned function is called. */
export const hearOtherTabs = (onStale: (keys: readonly KeyPrefix[]) => void): (() => void) =>
  channel.listen(onStale);
