import { read } from '@hondana/shared/api/read';
import { groupKeys } from '@hondana/shared/queryKeys';

/** A missing group is a 404. */
export const groupQuery = read({
  path: 'Group/{groupId}',
  role: 'user',
  keyPrefix: ({ groupId }) => groupKeys.one(groupId),
  persist: true,
});

/** Unpaged; `recursive` includes subgroups. */
export const groupSeriesQuery = read({
  path: 'Group/{groupId}/Series',
  role: 'user',
  keyPrefix: ({ groupId }) => groupKeys.one(groupId),
  persist: true,
});
