import { onTestFinished, vi } from 'vitest';

/** Counts matching requests in flight, now and at most, and aborted ones. */
export function watchFlight(pattern: RegExp) {
  const flight = { now: 0, most: 0, aborted: 0 };
  const fetch = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!pattern.test(String(input instanceof Request ? input.url : input))) return fetch(input, init);
    flight.now += 1;
    flight.most = Math.max(flight.most, flight.now);
    init?.signal?.addEventListener('abort', () => (flight.aborted += 1), { once: true });
    try {
      return await fetch(input, init);
    } finally {
      flight.now -= 1;
    }
  });
  onTestFinished(() => spy.mockRestore());
  return flight;
}
