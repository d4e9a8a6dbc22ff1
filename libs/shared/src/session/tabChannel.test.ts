import { afterEach, expect, test, vi } from 'vitest';
import { tabChannel } from './tabChannel.ts';

const read = (data: unknown): string | undefined => (typeof data === 'string' ? data : undefined);
const opened: BroadcastChannel[] = [];

class AutoClosedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
}

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

test('exchanges readable messages with other tabs for as long as it listens', async () => {
  vi.stubGlobal('BroadcastChannel', AutoClosedChannel);
  const other = new AutoClosedChannel('talk');
  const channel = tabChannel('talk', read);
  const heard: string[] = [];
  const stop = channel.listen((message) => heard.push(message));
  for (const message of [7, 'one', null, 'two']) other.postMessage(message);
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
  const answered = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  channel.send('three');
  expect(await answered).toBe('three');
  stop();
  const late = new Promise<string>((resolve) => void channel.listen(resolve));
  other.postMessage('four');
  expect(await late).toBe('four');
  expect(heard).toEqual(['one', 'two']);
  expect(opened).toHaveLength(2);
});

test('does nothing in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = tabChannel('talk', read);
  const stop = channel.listen(() => undefined);
  channel.send('one');
  stop();
});
