import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { groupKeys } from './queryKeys.ts';
import type { GroupView } from './types.ts';

/** Most tags that a list card shows. */
const tagLimit = 20;

/** Hides all tags but genres and the like: the same sum as the reference UI asks with (facts 5.9). */
const tagFilter = 128;

/**
 * What the list view shows of the groups of a page beside their sizes (`POST WebUI/GroupView`): type, rating,
 * air dates and tags. One call for a page of at most 100 groups.
 *
 * @example
 * useQuery({ ...groupViewsQuery(page.List.map((group) => group.IDs.ID)), enabled: view === 'list' });
 */
export function groupViewsQuery(groupIds: readonly number[]) {
  return queryOptions({
    queryKey: [...groupKeys.all, 'views', groupIds] as const,
    queryFn: ({ signal }) =>
      request<GroupView[]>({
        method: 'POST',
        path: 'WebUI/GroupView',
        body: { GroupIDs: groupIds, TagFilter: tagFilter, TagLimit: tagLimit },
        signal,
      }),
    enabled: groupIds.length > 0,
  });
}
