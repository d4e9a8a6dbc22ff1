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

test('a guess begins when no query that something shows is under way', async () => {
  show(1);
  ahead(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(server.requested).toEqual([1]);
  server.answer(1);
  await expect.poll(() => server.requested).toEqual([1, 2]);
});

test('nothing is guessed for who saves data; what the view moves towards comes all the same', async () => {
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

test('a guess begins when the pictures in view are there', async () => {
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
])('a picture %s the view is not waited for', async (_, place) => {
  const picture = addToPage(`<img alt="" style="position: absolute; ${place}" width="9" height="9">`);
  Object.defineProperty(picture, 'complete', { value: false });
  ahead(1);
  await expect.poll(() => server.requested).toEqual([1]);
});

test('two are under way at once, and what is pointed at goes first', async () => {
  const link = addToPage('<a href="#card">Card</a>');
  for (const id of [1, 2, 3, 4]) ahead(id);
  await expect.poll(() => server.requested).toEqual([1, 2]);
  ahead(5, link);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.requested).toEqual([1, 2]);
  server.answer(1);
  await expect.poll(() => server.requested).toEqual([1, 2, 5]);
});

test('a press aborts what is under way, which begins again later', async () => {
  const button = addToPage('<button type="button">Press</button>');
  ahead(1);
  await expect.poll(() => server.requested).toEqual([1]);
  await userEvent.click(button);
  expect(server.aborted).toEqual([1]);
  await expect.poll(() => server.requested).toEqual([1, 1]);
});

test('a press on what leads there asks at once and aborts only the others', async () => {
  const link = addToPage('<a href="#card">Card</a>');
  show(9);
  ahead(1);
  ahead(2, link);
  link.click();
  await expect.poll(() => server.requested).toEqual([9, 2]);
  expect(server.aborted).toEqual([]);
});

test('what is taken back is aborted, unless it is wished again at once or shown by then', async () => {
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

test('what is no longer wanted is aborted', async () => {
  const cancel = ahead(1);
  await expect.poll(() => server.requested).toEqual([1]);
  cancel();
  await expect.poll(() => server.aborted).toEqual([1]);
});

test('what someone else has asked for is not aborted by a press', async () => {
  const button = addToPage('<button type="button">Press</button>');
  const answer = client.fetchQuery(server.query(1));
  ahead(1);
  await vi.advanceTimersByTimeAsync(200);
  await userEvent.click(button);
  server.answer(1);
  expect(await answer).toBe(1);
});

test('goes out with low priority, and what is shown with the browser’s own', async () => {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  onTestFinished(() => spy.mockRestore());
  client = createQueryClient();
  onTestFinished(prefetchWhenIdle(client, seriesQuery({ seriesId: 1 })));
  await expect.poll(() => spy.mock.calls.map(([, init]) => init?.priority)).toEqual(['low']);
  await client.fetchQuery(seriesQuery({ seriesId: 2 }));
  expect(spy.mock.calls.map(([, init]) => init?.priority)).toEqual(['low', 'auto']);
});
