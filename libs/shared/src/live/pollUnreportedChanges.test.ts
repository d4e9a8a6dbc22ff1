import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileKeys, groupKeys, seriesKeys, settingsKeys } from '../queryKeys.ts';
import { pollUnreportedChanges } from './pollUnreportedChanges.ts';

const minute = 60_000;
let queryClient: QueryClient;
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  queryClient = new QueryClient();
  ends = [pollUnreportedChanges(queryClient)];
});
afterEach(() => {
  for (const end of ends) end();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function mountQuery(queryKey: readonly unknown[], duration = 10) {
  const queryFn = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('answer'), duration)));
  ends.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
  return queryFn;
}

test('refetches data on screen every minute when the server answers it quickly', async () => {
  const series = mountQuery(seriesKeys.one(7));
  const slow = mountQuery([...groupKeys.all, 'slow'], 900);
  const random = mountQuery([...groupKeys.all, { randomImages: true }]);
  const reported = mountQuery(settingsKeys.server);
  await vi.advanceTimersByTimeAsync(2 * minute + 1000);
  expect([series, slow, random, reported].map((queryFn) => queryFn.mock.calls.length)).toEqual([3, 1, 1, 1]);
});

test('refetches what was there before it began, and then by the time that took', async () => {
  const early = (duration: number) => {
    const queryKey = [...fileKeys.all, duration];
    queryClient.setQueryData(queryKey, 'early answer');
    const queryFn = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('answer'), duration)));
    const options = { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY };
    ends.push(new QueryObserver(queryClient, options).subscribe(() => {}));
    return queryFn;
  };
  const calls = [early(200), early(900)].map((queryFn) => () => queryFn.mock.calls.length);
  const counts = () => calls.map((count) => count());
  expect(counts()).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(minute + 1000);
  expect(counts()).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(minute);
  expect(counts()).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(minute);
  expect(counts()).toEqual([3, 2]);
});

test('refetches nothing while the page is hidden, or after it has ended', async () => {
  const series = mountQuery(seriesKeys.one(7));
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await vi.advanceTimersByTimeAsync(minute);
  expect(series).toHaveBeenCalledTimes(1);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(minute);
  expect(series).toHaveBeenCalledTimes(1);
});
