import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { queueKeys } from './queryKeys.ts';
import type { ListResult, Queue, QueueItem } from './types.ts';

/** Counts of the queue and what runs (`GET Queue`). The hub tells the same sooner. */
export function queueQuery() {
  return queryOptions({
    queryKey: [...queueKeys.all, 'summary'] as const,
    queryFn: ({ signal }) => request<Queue>({ path: 'Queue', signal }),
  });
}

/** The first hundred items of the queue (`GET Queue/Items`, administrators). */
export function queueItemsQuery() {
  return queryOptions({
    queryKey: [...queueKeys.all, 'items'] as const,
    queryFn: ({ signal }) =>
      request<ListResult<QueueItem>>({
        path: 'Queue/Items',
        query: { pageSize: 100, showAll: true },
        signal,
      }),
  });
}

/** Has the queue pause, go on or drop what waits (`POST Queue/…`, administrators). */
export async function commandQueue(command: 'Pause' | 'Resume' | 'Clear'): Promise<void> {
  await request<void>({ method: 'POST', path: `Queue/${command}` });
}
