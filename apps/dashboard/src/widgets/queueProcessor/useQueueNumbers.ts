import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Queue } from '@hondana/shared/api/types';
import { queueStateAtom } from '@hondana/shared/live';
import { queueQuery } from '@hondana/shared/resources/queue';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

interface QueueNumbers {
  readonly query: UseQueryResult<Queue>;
  /** The hub's word, which is the newest, else the answer to our own question. */
  readonly counts: Pick<Queue, 'TotalCount' | 'ThreadCount'> | undefined;
  /** Only the hub says whether the queue runs; without a word of it, it is taken to. */
  readonly isRunning: boolean;
}

/** The queue in numbers, and what it is at. */
export function useQueueNumbers(): QueueNumbers {
  const reported = useAtomValue(queueStateAtom);
  const query = useQuery({ ...queueQuery(), retry: retryOnce });
  return { query, counts: reported ?? query.data, isRunning: reported?.Running ?? true };
}
