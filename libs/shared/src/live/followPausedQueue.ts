import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { queueKeys } from '../queryKeys.ts';
import { queueStateAtom } from './liveState.ts';

const intervalMs = 5_000;

/**
 * The hub reports no tasks while the queue is paused: refetches the queue on screen after each own write, and every five
 * seconds while visible, as other clients add and clear tasks. Returns a function that stops it.
 */
export function followPausedQueue(queryClient: QueryClient): () => void {
  const refetch = (cancelRefetch: boolean) =>
    void queryClient.refetchQueries({ queryKey: queueKeys.all, type: 'active' }, { cancelRefetch });
  const isRunning = () => getDefaultStore().get(queueStateAtom)?.Running;
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !isRunning()) refetch(true);
  });
  const timer = setInterval(() => {
    if (isRunning() === false && document.visibilityState === 'visible') refetch(false);
  }, intervalMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}
