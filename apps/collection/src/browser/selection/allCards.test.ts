import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CardFacts } from '../cardFacts.ts';
import { allCards } from './allCards.ts';

const total = 120;

/** A list whose pages come from a cache that others may take calls back from, as a list does that is scrolled on. */
function listOver(client: QueryClient, asked: number[]) {
  return {
    total,
    itemsIn: (first: number, last: number) =>
      client.fetchQuery({
        queryKey: ['page', first],
        queryFn: async () => {
          asked.push(first);
          await new Promise((resolve) => setTimeout(resolve, 20));
          return Array.from({ length: last - first + 1 }, (_, index) => ({
            key: String(first + index),
          })) as unknown as CardFacts[];
        },
      }),
  };
}

test('all cards come in the order of the list, also when calls for them are taken back', async () => {
  const client = new QueryClient();
  const asked: number[] = [];
  const cards = allCards(listOver(client, asked), () => {}, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await client.cancelQueries({ queryKey: ['page', 50] });
  expect((await cards).map(({ key }) => key)).toEqual(
    Array.from({ length: total }, (_, index) => `${index}`),
  );
  expect(asked.toSorted((left, right) => left - right)).toEqual([0, 50, 50, 100]);
});

test('nothing more is asked for once it is cancelled', async () => {
  const controller = new AbortController();
  const cards = allCards(listOver(new QueryClient(), []), () => {}, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(cards).rejects.toThrow('cancelled');
});
