import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueKeys } from '../queryKeys.ts';
import { followPausedQueue } from './followPausedQueue.ts';
import { queueStateAtom, resetLiveState } from './liveState.ts';

let queryClient: QueryClient;
let ends: (() => void)[];
const getQueue = vi.fn(async () => 'counts');

function report(Running: boolean) {
  const counts = { WaitingCount: 0, BlockedCount: 0, TotalCount: 0, ThreadCount: 4 };
  getDefaultStore().set(queueStateAtom, { Running, ...counts, CurrentlyExecuting: [] });
}

const writeSomething = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => 'done' })
    .execute(undefined);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  getQueue.mockClear();
  queryClient = new QueryClient();
  const queue = new QueryObserver(queryClient, { queryKey: queueKeys.counts, queryFn: getQueue });
  ends = [followPausedQueue(queryClient), queue.subscribe(() => {})];
  await vi.advanceTimersByTimeAsync(100);
});
afterEach(() => {
  for (const end of ends) end();
  resetLiveState();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['paused', false, 2],
  ['running, as the hub reports it', true, 1],
])('after an own write, asks for the queue unless it runs: %s', async (_, isRunning, calls) => {
  report(isRunning);
  await writeSomething();
  await vi.advanceTimersByTimeAsync(100);
  expect(getQueue).toHaveBeenCalledTimes(calls);
});

test('asks for a paused queue every five seconds while the page is visible', async () => {
  report(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getQueue).toHaveBeenCalledTimes(3);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  report(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getQueue).toHaveBeenCalledTimes(3);
});
