import { queueStateAtom } from '@hondana/shared/live';
import { atom } from 'jotai';

/** Only the hub says; assumed to run until it does. */
export const isQueueRunningAtom = atom((get) => get(queueStateAtom)?.Running ?? true);
