import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidate } from './invalidate.ts';

test('does not refetch a deleted item while it stays mounted, but does once it mounts again', async () => {
  const client = new QueryClient();
  const fetchedIds: unknown[] = [];
  const options = (id: number) => ({
    queryKey: ['api', 'series', id],
    queryFn: () => {
      fetchedIds.push(id);
      return id;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const mountQuery = (id: number) => new QueryObserver(client, options(id)).subscribe(() => {});
  const unmount = mountQuery(1);
  mountQuery(2);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(fetchedIds).toEqual([1, 2]);

  await invalidate(client, [['api', 'series']], [['api', 'series', 1]]);
  await invalidate(client, [['api', 'series']]);
  expect(fetchedIds).toEqual([1, 2, 2, 2]);

  unmount();
  mountQuery(1);
  await expect.poll(() => client.isFetching()).toBe(0);
  await invalidate(client, [['api', 'series']]);
  expect(fetchedIds.filter((id) => id === 1)).toEqual([1, 1, 1]);
});
