import type { KeyPrefix } from './freshness.ts';

const channelName = 'hondana-freshness';

/** Opened at the first word; hears nothing until somebody listens. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

function readKeys(data: unknown): readonly KeyPrefix[] {
  if (!Array.isArray(data)) return [];
  return data.filter((key): key is KeyPrefix => Array.isArray(key) && key.length > 0);
}

/**
 * Tells the other tabs of this browser that data of the server has changed, after an own write. Only keys
 * travel, never data.
 *
 * @example
 * tellOtherTabs([seriesKeys.one(7)]);
 */
export function tellOtherTabs(keys: readonly KeyPrefix[]): void {
  openChannel()?.postMessage(keys);
}

/** Listens to what other tabs have changed, until the returned function is called. */
export function hearOtherTabs(onStale: (keys: readonly KeyPrefix[]) => void): () => void {
  const open = openChannel();
  const listener = (event: MessageEvent): void => {
    const keys = readKeys(event.data);
    if (keys.length > 0) onStale(keys);
  };
  open?.addEventListener('message', listener);
  return () => open?.removeEventListener('message', listener);
}
