import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupKeys, seriesKeys, settingsKeys } from '../resources/queryKeys.ts';
import { lookAgain } from './lookAgain.ts';

const minute = 60_000;
let queryClient: QueryClient;
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  queryClient = new QueryClient();
  ends = [lookAgain(queryClient)];
});
afterEach(() => {
  for (const end of ends) end();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A query that the user looks at; counts how often it is asked. */
function shown(queryKey: readonly unknown[], duration = 10) {
  const ask = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('answer'), duration)));
  ends.push(new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => {}));
  return ask;
}

test('what is on the screen is read again every minute, where the server is quick about it', async () => {
  const series = shown(seriesKeys.one(7));
  const slow = shown([...groupKeys.all, 'slow'], 900);
  const random = shown([...groupKeys.all, { randomImages: true }]);
  const reported = shown(settingsKeys.server);
  await vi.advanceTimersByTimeAsync(2 * minute + 1000);
  expect([series, slow, random, reported].map((ask) => ask.mock.calls.length)).toEqual([3, 1, 1, 1]);
});

test('nothing is read again while the page is hidden, or after the end', async () => {
  const series = shown(seriesKeys.one(7));
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await vi.advanceTimersByTimeAsync(minute);
  expect(series).toHaveBeenCalledTimes(1);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(minute);
  expect(series).toHaveBeenCalledTimes(1);
});
