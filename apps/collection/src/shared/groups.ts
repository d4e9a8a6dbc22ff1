import { read } from '@hondana/shared/api/read';
import { groupKeys } from '@hondana/shared/resources/queryKeys';

/**
 * One group. A missing one is a 404.
 *
 * @example
 * const { data: group } = useQuery(groupQuery({ groupId: 660 }));
 */
export const groupQuery = read({
  path: 'Group/{groupId}',
  role: 'user',
  keyPrefix: ({ groupId }) => groupKeys.one(groupId),
});

/** The series of a group, all at once; with `recursive` those of groups within. */
export const groupSeriesQuery = read({
  path: 'Group/{groupId}/Series',
  role: 'user',
  keyPrefix: ({ groupId }) => groupKeys.one(groupId),
});

/** The group that a series is in, or with `topLevel` the outermost. */
export const groupOfSeriesQuery = read({
  path: 'Series/{seriesId}/Group',
  role: 'user',
  defaults: { topLevel: false },
  keyPrefix: () => groupKeys.all,
});
