import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLazily } from './openLazily.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a connection whose code loads lazily', () => {
  it('opens once the code has loaded, and closes at the end', async () => {
    const close = vi.fn();
    const open = vi.fn(() => close);
    const end = openLazily({ load: async () => 'code', open, onMissing: vi.fn() });
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveBeenCalledExactlyOnceWith('code', false);
    expect(close).not.toHaveBeenCalled();
    end();
    expect(close).toHaveBeenCalledOnce();
  });

  it('retries until the code loads, and reports the failure once', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code');
    load.mockRejectedValueOnce(new Error('unreachable')).mockRejectedValueOnce(new Error('unreachable'));
    const open = vi.fn(() => () => {});
    const onMissing = vi.fn();
    openLazily({ load, open, onMissing });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(onMissing).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledExactlyOnceWith('code', true);
  });

  it('does not open after it has ended', async () => {
    const open = vi.fn(() => () => {});
    openLazily({ load: async () => 'code', open, onMissing: vi.fn() })();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).not.toHaveBeenCalled();
  });

  it('does not retry after it has ended', async () => {
    const load = vi.fn(() => Promise.reject(new Error('unreachable')));
    const end = openLazily({ load, open: () => () => {}, onMissing: vi.fn() });
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
  });
});
