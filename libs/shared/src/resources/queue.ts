import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { queueKeys } from '../queryKeys.ts';

/** Counts, and the tasks being processed. Hub reports are written here too: the newest wins. */
export const queueQuery = read({
  path: 'Queue',
  role: 'user or first-run',
  keyPrefix: () => queueKeys.all,
  persist: true,
});

export const queueItemsQuery = read({
  path: 'Queue/Items',
  role: 'administrator',
  defaults: { pageSize: 100, showAll: true },
  keyPrefix: () => queueKeys.items,
});

const stale = () => [queueKeys.all];

/** Running tasks finish; no new ones start. */
export const pauseQueue = write({ method: 'POST', path: 'Queue/Pause', role: 'administrator', stale });

export const resumeQueue = write({ method: 'POST', path: 'Queue/Resume', role: 'administrator', stale });

export const clearQueue = write({ method: 'POST', path: 'Queue/Clear', role: 'administrator', stale });
