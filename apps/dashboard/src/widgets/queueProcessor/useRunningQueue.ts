import { queueStateAtom } from '@hondana/shared/live';
import { useSetAtom } from 'jotai';

/** Notes what was just asked of the queue, so that the button turns at once; the hub's word follows. */
export function useRunningQueue(): (isRunning: boolean) => void {
  const setState = useSetAtom(queueStateAtom);
  return (isRunning) => setState((state) => state && { ...state, Running: isRunning });
}
