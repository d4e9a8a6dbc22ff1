import { queueStateAtom } from '@hondana/shared/live';
import { atom } from 'jotai';

/** Whether the queue runs, which only the hub says. Until it does, the queue is taken to run. */
export const isQueueRunningAtom = atom((get) => get(queueStateAtom)?.Running ?? true);
