import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { allItems } from './selectedItems.ts';

const total = 120;

/** Pages come from the query cache, where scrolling may cancel their requests. */
function listOver(client: QueryClient, asked: number[]) {
  return {
    total,
    itemsIn: (first: number, last: number) =>
      client.fetchQuery({
        queryKey: ['page', first],
        queryFn: async () => {
          asked.push(first);
          await new Promise((resolve) => setTimeout(resolve, 20));
          return Array.from({ length: last - first + 1 }, (_, index) => ({ key: String(first + index) }));
        },
      }),
  };
}

test('returns all items in list order, even when a request for them is cancelled', async () => {
  const client = new QueryClient();
  const asked: number[] = [];
  const items = allItems(listOver(client, asked), () => {}, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await client.cancelQueries({ queryKey: ['page', 50] });
  expect((await items).map(({ key }) => key)).toEqual(
    Array.from({ length: total }, (_, index) => `${index}`),
  );
  expect(asked.toSorted((left, right) => left - right)).toEqual([0, 50, 50, 100]);
});

test('rejects when it is cancelled', async () => {
  const controller = new AbortController();
  const items = allItems(listOver(new QueryClient(), []), () => {}, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(items).rejects.toThrow('cancelled');
});
