import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createQueryClient } from '../api/queryClient.ts';
import { seriesQuery } from '../resources/series.ts';
import { prefetchWhenIdle } from './prefetchWhenIdle.ts';

function slowQueries() {
  const requested: number[] = [];
  const aborted: number[] = [];
  const answers = new Map<number, () => void>();
  const query = (id: number) => ({
    queryKey: ['slow', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<number>((resolve, reject) => {
        requested.push(id);
        answers.set(id, () => resolve(id));
        signal.addEventListener('abort', () => {
          aborted.push(id);
          reject(signal.reason);
        });
      }),
  });
  return { query, requested, aborted, answer: (id: number) => answers.get(id)?.() };
}

let client: QueryClient;
let server: ReturnType<typeof slowQueries>;

function ahead(id: number, link?: Element): () => void {
  const cancel = prefetchWhenIdle(client, server.query(id), link && { link });
  onTestFinished(cancel);
  return cancel;
}

function show(id: number): void {
  onTestFinished(new QueryObserver(client, server.query(id)).subscribe(() => {}));
}

function addToPage(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place.firstElementChild as HTMLElement;
}

// Once for the whole file: a prefetch's timers outlive its test.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  server = slowQueries();
});

test('waits for queries on screen before it prefetches', async () => {
  show(1);
  ahead(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(server.requested).toEqual([1]);
  server.answer(1);
  await expect.poll(() => server.requested).toEqual([1, 2]);
});

test('prefetches only what is near the view when the user saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });
  ahead(1);
  onTestFinished(prefetchWhenIdle(client, server.query(2), { isNear: true }));
  await expect.poll(() => server.requested).toEqual([2]);
  await vi.advanceTimersByTimeAsync(300);
  expect(server.requested).toEqual([2]);
});

test('waits for pictures in view before it prefetches', async () => {
  const picture = addToPage(
    '<img alt="" width="100" height="100" src="/__sandbox/never">',
  ) as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false, configurable: true });
  ahead(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(server.requested).toEqual([]);
  Object.defineProperty(picture, 'complete', { value: true });
  await expect.poll(() => server.requested).toEqual([1]);
});

test.each([
  ['below', 'top: 9000px; left: 0'],
  ['to the right of', 'top: 0; left: 9000px'],
  ['to the left of', 'top: 0; left: -9000px'],
])('does not wait for a picture %s the view', async (_, place) => {
  const picture = addToPage(`<img alt="" style="position: absolute; ${place}" width="9" height="9">`);
  Object.defineProperty(picture, 'complete', { value: false });
  ahead(1);
  await expect.poll(() => server.requested).toEqual([1]);
});

test('prefetches two at a time, and what the user points at first', async () => {
  const link = addToPage('<a href="#card">Card</a>');
  for (const id of [1, 2, 3, 4]) ahead(id);
  await expect.poll(() => server.requested).toEqual([1, 2]);
  ahead(5, link);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.requested).toEqual([1, 2]);
  server.answer(1);
  await expect.poll(() => server.requested).toEqual([1, 2, 5]);
});

test('aborts a prefetch on a press, and starts it again later', async () => {
  const button = addToPage('<button type="button">Press</button>');
  ahead(1);
  await expect.poll(() => server.requested).toEqual([1]);
  await userEvent.click(button);
  expect(server.aborted).toEqual([1]);
  await expect.poll(() => server.requested).toEqual([1, 1]);
});

test('requests at once when the link itself is pressed', async () => {
  const link = addToPage('<a href="#card">Card</a>');
  show(9);
  ahead(1);
  ahead(2, link);
  link.click();
  await expect.poll(() => server.requested).toEqual([9, 2]);
  expect(server.aborted).toEqual([]);
});

test('keeps a cancelled prefetch that is requested again at once or shown', async () => {
  const cancel = ahead(1);
  const cancelSecond = ahead(2);
  await expect.poll(() => server.requested).toEqual([1, 2]);
  cancel();
  ahead(1);
  cancelSecond();
  show(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(server.aborted).toEqual([]);
  ahead(3)();
  await vi.advanceTimersByTimeAsync(300);
  expect(server.requested).toEqual([1, 2]);
});

test('aborts a prefetch when it is cancelled', async () => {
  const cancel = ahead(1);
  await expect.poll(() => server.requested).toEqual([1]);
  cancel();
  await expect.poll(() => server.aborted).toEqual([1]);
});

test('does not abort a query on a press when other code fetches it too', async () => {
  const button = addToPage('<button type="button">Press</button>');
  const answer = client.fetchQuery(server.query(1));
  ahead(1);
  await vi.advanceTimersByTimeAsync(200);
  await userEvent.click(button);
  server.answer(1);
  expect(await answer).toBe(1);
});

test('prefetches with low priority, and fetches other queries with the default one', async () => {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  onTestFinished(() => spy.mockRestore());
  client = createQueryClient();
  onTestFinished(prefetchWhenIdle(client, seriesQuery({ seriesId: 1 })));
  await expect.poll(() => spy.mock.calls.map(([, init]) => init?.priority)).toEqual(['low']);
  await client.fetchQuery(seriesQuery({ seriesId: 2 }));
  expect(spy.mock.calls.map(([, init]) => init?.priority)).toEqual(['low', 'auto']);
});
