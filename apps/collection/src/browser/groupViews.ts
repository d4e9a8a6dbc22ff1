import { read } from '@hondana/shared/api/read';
import { groupKeys } from '@hondana/shared/resources/queryKeys';

/** Most tags that a list card shows. */
const tagLimit = 20;

/** Hides all tags but genres and the like: the same sum as the reference UI asks with (facts 5.9). */
const tagFilter = 128;

/**
 * What the list view shows of groups beside their sizes: type, rating, air dates and tags. One call for a page of at
 * most 100 groups; none for no groups, with `enabled`.
 *
 * @example
 * useQuery({ ...groupViewsQuery({ groupIds: page.List.map((group) => group.IDs.ID) }), enabled: view === 'list' });
 */
export const groupViewsQuery = read({
  method: 'POST',
  path: 'WebUI/GroupView',
  role: 'user',
  toInput: ({ groupIds }: { readonly groupIds: readonly number[] }) => ({
    body: { GroupIDs: groupIds, TagFilter: tagFilter, TagLimit: tagLimit },
  }),
  keyPrefix: () => groupKeys.all,
});
