import { describe, expect, it } from 'vitest';
import { broadcastStaleKeys, onStaleKeysBroadcast } from './staleKeys.ts';

describe('a broadcast of stale keys', () => {
  it('reaches other tabs, and is ignored when invalid', async () => {
    const other = new BroadcastChannel('hondana-freshness');
    const heard = new Promise<unknown>((resolve) => {
      const stop = onStaleKeysBroadcast((keys) => {
        stop();
        resolve(keys);
      });
    });
    for (const invalid of [null, 'v3', {}, [], [[]], ['v3']]) other.postMessage(invalid);
    other.postMessage([['v3', 'series', 7]]);
    expect(await heard).toEqual([['v3', 'series', 7]]);

    const received = new Promise<unknown>((resolve) => {
      other.onmessage = (event: MessageEvent) => resolve(event.data);
    });
    broadcastStaleKeys([['v3', 'tags']]);
    expect(await received).toEqual([['v3', 'tags']]);
    other.close();
  });
});
