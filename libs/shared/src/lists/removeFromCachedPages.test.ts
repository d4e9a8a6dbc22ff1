import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { removeFromCachedPages } from './removeFromCachedPages.ts';

const all = Array.from({ length: 9 }, (_, index) => index + 1);

function cached(pages: readonly number[], name = 'a') {
  const client = new QueryClient();
  for (const page of pages)
    client.setQueryData(['file', name, page], { Total: 9, List: all.slice((page - 1) * 3, page * 3) });
  const read = (page: number) => client.getQueryData(['file', name, page]);
  return { client, read };
}

test('moves later entries up across loaded pages, and corrects the total of each', () => {
  const { client, read } = cached([1, 2, 3]);
  removeFromCachedPages<number>(client, ['file'], (entry) => entry === 2 || entry === 5);
  expect(read(1)).toEqual({ Total: 7, List: [1, 3, 4] });
  expect(read(2)).toEqual({ Total: 7, List: [6, 7, 8] });
  expect(read(3)).toEqual({ Total: 7, List: [9] });
});

test('keeps the start of a page that follows an unloaded one', () => {
  const { client, read } = cached([1, 3]);
  removeFromCachedPages<number>(client, ['file'], (entry) => entry === 2);
  expect(read(1)).toEqual({ Total: 8, List: [1, 3] });
  expect(read(3)).toEqual({ Total: 8, List: [7, 8, 9] });
});

test('removes a whole page of entries', () => {
  const { client, read } = cached([1, 2, 3]);
  removeFromCachedPages<number>(client, ['file'], (entry) => entry <= 4);
  expect(read(1)).toEqual({ Total: 5, List: [5, 6, 7] });
  expect(read(2)).toEqual({ Total: 5, List: [8, 9] });
  expect(read(3)).toEqual({ Total: 5, List: [] });
});

test('leaves a list without the entry unchanged, beside data that is no list', () => {
  const { client, read } = cached([1]);
  client.setQueryData(['file', 7], { Name: 'one' });
  const before = read(1);
  removeFromCachedPages<number>(client, ['file'], (entry) => entry === 8);
  expect(read(1)).toBe(before);
});

test('removes the entry only from the lists that match', () => {
  const { client, read } = cached([1]);
  client.setQueryData(['file', 'b', 1], { Total: 3, List: [1, 2, 3] });
  removeFromCachedPages<number>(
    client,
    ['file'],
    (entry) => entry === 2,
    (listKey) => listKey.includes('b'),
  );
  expect(read(1)).toEqual({ Total: 9, List: [1, 2, 3] });
  expect(client.getQueryData(['file', 'b', 1])).toEqual({ Total: 2, List: [1, 3] });
});
