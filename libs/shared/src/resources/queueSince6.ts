/** Apart from `queue.ts`, which is in everybody's first load. */

import { read } from '../api/read.ts';
import { queueKeys } from '../queryKeys.ts';

/**
 * The queue with its `Pools`, since 6. Apart from `queueQuery`: the hub reports counts without pools. Read again, while it is on
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
