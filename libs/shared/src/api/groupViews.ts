import { groupKeys } from './queryKeys.ts';
import { read } from './read.ts';

/** Most tags that a list card shows. */
const tagLimit = 20;

/** Hides all tags but genres and the like: the same sum as the reference UI asks with (facts 5.9). */
const tagFilter = 128;

const groupViews = read({
  method: 'POST',
  path: 'WebUI/GroupView',
  role: 'user',
  under: () => groupKeys.all,
});

/**
 * What the list view shows of the groups of a page beside their sizes: type, rating, air dates and tags. One call for
 * a page of at most 100 groups.
 *
 * @example
 * useQuery({ ...groupViewsQuery(page.List.map((group) => group.IDs.ID)), enabled: view === 'list' });
 */
export function groupViewsQuery(groupIds: readonly number[]) {
  return {
    ...groupViews({ body: { GroupIDs: [...groupIds], TagFilter: tagFilter, TagLimit: tagLimit } }),
    enabled: groupIds.length > 0,
  };
}
