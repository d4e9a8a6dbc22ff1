import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { queueKeys } from './queryKeys.ts';

/** Counts of the queue and what runs. What the hub reports lands here too: the newest of both is shown. */
export const queueQuery = read({ path: 'Queue', role: 'user or first-run', keyPrefix: () => queueKeys.all });

/** The first hundred items of the queue. */
export const queueItemsQuery = read({
  path: 'Queue/Items',
  role: 'administrator',
  defaults: { pageSize: 100, showAll: true },
  keyPrefix: () => queueKeys.items,
});

const stale = () => [queueKeys.all];

/** What runs goes on to its end; nothing new begins. */
export const pauseQueue = write({ method: 'POST', path: 'Queue/Pause', role: 'administrator', stale });

/** Has a paused queue go on. */
export const resumeQueue = write({ method: 'POST', path: 'Queue/Resume', role: 'administrator', stale });

/** Drops what waits. */
export const clearQueue = write({ method: 'POST', path: 'Queue/Clear', role: 'administrator', stale });
