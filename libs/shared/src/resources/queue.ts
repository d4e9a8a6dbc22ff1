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

/**
 * Its `Pools`, since 6. Apart from {@link queueQuery}: the hub reports counts without pools. Read again, while it is on
 * screen, with the tasks.
 * @example const { data: pools } = useQuery({ ...queuePoolsQuery(), select: ({ Pools = [] }) => Pools });
 */
export const queuePoolsQuery = read({
  path: 'Queue',
  role: 'user or first-run',
  keyPrefix: () => [...queueKeys.items, 'pools'],
});

/**
 * Tasks with those for later, since 6, as many as the server gives at once. Not read again at every change of the queue.
 * @example const { data } = useQuery(queueItemsWithLaterQuery());
 */
export const queueItemsWithLaterQuery = read({
  path: 'Queue/Items',
  role: 'administrator',
  defaults: { pageSize: 1000, showScheduled: true },
  keyPrefix: () => [...queueKeys.all, 'later'],
  staleTime: 0,
});

const stale = () => [queueKeys.all];

/** Running tasks finish; no new ones start. */
export const pauseQueue = write({ method: 'POST', path: 'Queue/Pause', role: 'administrator', stale });

export const resumeQueue = write({ method: 'POST', path: 'Queue/Resume', role: 'administrator', stale });

export const clearQueue = write({ method: 'POST', path: 'Queue/Clear', role: 'administrator', stale });
