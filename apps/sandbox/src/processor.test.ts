import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Processor } from './processor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds until each of the calls, started at once, is done. */
async function durationsOf(...calls: readonly number[]): Promise<number[]> {
  const processor = new Processor();
  const begun = Date.now();
  const durations = calls.map(async (milliseconds) => {
    await processor.work(milliseconds);
    return Date.now() - begun;
  });
  await vi.runAllTimersAsync();
  return Promise.all(durations);
}

test('takes the requested time for a single call', async () => {
  expect(await durationsOf(190)).toEqual([190]);
  expect(await durationsOf(0)).toEqual([0]);
});

test('slows three simultaneous calls to almost three times their duration', async () => {
  const durations = await durationsOf(190, 190, 190);
  for (const duration of durations) {
    expect(duration).toBeGreaterThan(2.4 * 190);
    expect(duration).toBeLessThanOrEqual(3 * 190);
  }
});

test('finishes a short call before a long one', async () => {
  const [long = 0, short = 0] = await durationsOf(500, 50);
  expect(short).toBe(100);
  expect(long).toBe(550);
});
