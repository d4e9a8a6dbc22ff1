import type { Group, GroupView } from '@hondana/shared/api/types';
import { groupViewsQuery } from '@hondana/shared/resources/groupViews';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';

export interface GroupViews {
  readonly views: ReadonlyMap<number, GroupView>;
  readonly isPending: boolean;
}

function combine(results: UseQueryResult<GroupView[]>[]): GroupViews {
  return {
    views: new Map(results.flatMap(({ data }) => data ?? []).map((view) => [view.ID, view])),
    isPending: results.some((result) => result.isPending),
  };
}

/** By group ID; one request per page in view. */
export function useGroupViews(pages: readonly (readonly Group[])[]): GroupViews {
  return useQueries({
    queries: pages.map((groups) => ({
      ...groupViewsQuery({ groupIds: groups.map(({ IDs }) => IDs.ID) }),
      enabled: groups.length > 0,
    })),
    combine,
  });
}
