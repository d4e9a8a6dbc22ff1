// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { untilPrefetched } from '@hondana/shared/testing/untilPrefetched';
import type { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const cards = page.getByRole('list', { name: 'Groups' }).getByRole('link');

/** Requests for the pages that cards lead to. */
async function callsAhead(): Promise<string[]> {
  const all = (await requestsTo('/api/v3/*')).map(({ path }) => path);
  return all.filter((path) => /\/(Series|Group|WebUI\/Series)\/\d+/.test(path));
}

const listPath = '/api/v3/Filter/Preview/Group';
const pages = async () => [
  ...new Set((await requestsTo(listPath)).map(({ query }) => /page=(\d+)/.exec(query)?.[1])),
];

async function showWall(): Promise<QueryClient> {
  const { queryClient } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toMatchTextContent(/Episode/);
  return queryClient;
}

withSandbox({ series: 900 });
// For the whole file: prefetch timers outlive a test.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  window.scrollTo(0, 0);
  sessionStorage.clear();
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
});

test('prefetches what a card leads to when the pointer rests on it', async () => {
  await showWall();
  await userEvent.hover(cards.nth(2));
  await expect.poll(callsAhead).not.toEqual([]);
  expect((await callsAhead()).length).toBeLessThanOrEqual(2);
});

test('prefetches nothing when cards scroll under a resting pointer', async () => {
  const queryClient = await showWall();
  const moved = new Promise<PointerEvent>((resolve) =>
    addEventListener('pointermove', resolve, { once: true }),
  );
  await userEvent.hover(cards.nth(9));
  await expect.poll(callsAhead).not.toEqual([]);
  await untilPrefetched(queryClient);
  await control('DELETE', 'requests');
  const { clientX, clientY, screenX, screenY } = await moved;
  const again = () => new PointerEvent('pointermove', { bubbles: true, clientX, clientY, screenX, screenY });
  for (let turn = 0; turn < 25; turn += 1) {
    window.scrollBy(0, 100);
    await untilPrefetched(queryClient);
    // Browsers dispatch this sooner or later for what has scrolled under the pointer.
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(again());
    // Longer than the hover delay.
    await vi.advanceTimersByTimeAsync(100);
  }
  await untilPrefetched(queryClient);
  expect(window.scrollY).toBeGreaterThan(2000);
  expect(await callsAhead()).toEqual([]);
});

test('loads letters and the next pages after the visible pictures', async () => {
  // Pictures may be cached from another test.
  const arrival = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  onTestFinished(() => arrival.mockRestore());
  // No response counts as slow, however busy the machine.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  await showWall();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await requestsTo(`${listPath}/Letters`)).toEqual([]);
  expect(await pages()).toEqual(['1']);
  arrival.mockRestore();
  window.scrollTo(0, 400);
  await expect.poll(pages).toEqual(['1', '2', '3', '4']);
  expect((await requestsTo(`${listPath}/Letters`)).length).toBe(1);
});

test('requests one further page until the list is scrolled', async () => {
  const queryClient = await showWall();
  await expect.poll(async () => (await requestsTo(`${listPath}/Letters`)).length).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await untilPrefetched(queryClient);
  expect(await pages()).toEqual(['1', '2']);
  window.scrollTo(0, 400);
  await expect.poll(pages).toEqual(['1', '2', '3', '4']);
});

test('prefetches one page instead of three when responses are slow', async () => {
  await misbehave({ pattern: listPath, delay: 700 });
  const queryClient = await showWall();
  window.scrollTo(0, 400);
  await expect.poll(pages).toEqual(['1', '2']);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await untilPrefetched(queryClient);
  expect(await pages()).toEqual(['1', '2']);
});
