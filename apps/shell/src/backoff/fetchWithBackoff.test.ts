import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endBackoff } from './endBackoff.ts';
import { fetchDailyWithBackoff, fetchWithBackoff } from './fetchWithBackoff.ts';

const hour = 3_600_000;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => void items.delete(name),
    setItem: (name: string, value: string) => void items.set(name, value),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('caches the answer for a day', async () => {
  const ask = vi.fn(async () => '10.1.0');
  expect(await fetchDailyWithBackoff('update', ask)).toBe('10.1.0');
  vi.advanceTimersByTime(23 * hour);
  expect(await fetchDailyWithBackoff('update', ask)).toBe('10.1.0');
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * hour);
  await fetchDailyWithBackoff('update', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('backs off after repeated failures and keeps returning the last answer', async () => {
  await fetchDailyWithBackoff('update', async () => '10.1.0');
  vi.advanceTimersByTime(25 * hour);
  const times: number[] = [];
  for (let passed = 0; passed < 24; passed += 1) {
    const answer = await fetchDailyWithBackoff('update', () => {
      times.push(passed);
      return Promise.reject(new Error('no internet'));
    });
    expect(answer).toBe('10.1.0');
    vi.advanceTimersByTime(hour);
  }
  expect(times).toEqual([0, 1, 3, 7, 15]);
});

test('waits a week before it retries a failure, or until that is ended, and does not cache success', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no picture'));
  await expect(fetchWithBackoff('backdrop', ask)).rejects.toThrow('no picture');
  await expect(fetchWithBackoff('backdrop', ask)).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(167 * hour);
  await expect(fetchWithBackoff('backdrop', ask)).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(hour);
  await expect(fetchWithBackoff('backdrop', ask)).rejects.toThrow('no picture');
  vi.advanceTimersByTime(335 * hour);
  await expect(fetchWithBackoff('backdrop', ask)).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(2);
  endBackoff('backdrop');
  ask.mockResolvedValue('picture');
  expect(await fetchWithBackoff('backdrop', ask)).toBe('picture');
  expect(await fetchWithBackoff('backdrop', ask)).toBe('picture');
  expect(ask).toHaveBeenCalledTimes(4);
});
