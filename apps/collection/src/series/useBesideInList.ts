import type { Group, Series } from '@hondana/shared/api/types';
import { useQuery } from '@tanstack/react-query';
import { groupPageOptions, groupPageQuery, groupPageSize } from '../shared/filters.ts';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import { type ListOrigin, originState } from '../shared/listOrigin.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';

/** A series that stands before or after another one in a list. */
export interface NeighbourSeries {
  readonly seriesId: number;
  readonly name: string;
  /** For its entry of the history, so that it has neighbours as well. */
  readonly state: object;
}

/** What stands beside a series; undefined where there is nothing, or nothing is known yet. */
export interface Beside {
  readonly previous: NeighbourSeries | undefined;
  readonly next: NeighbourSeries | undefined;
}

/** A snapshot of the list, so that edits to a series do not change what is previous and next. */
const once = { enabled: ({ state }: { state: { data: unknown } }) => state.data === undefined };
const never = { enabled: false };

/**
 * The series before and after one in the list that the user came from. Asks for what the list itself asks for, which is
 * in the cache as a rule: one page of it, two at a page's end. A group of several series is gone through one by one.
 */
export function useBesideInList(series: Series, origin: ListOrigin): Beside {
  const inGroups = useBesideInGroups(series, origin.list === 'groups' ? origin : undefined);
  const inGroup = useGroupSeries(origin.list === 'series' ? origin.groupId : undefined, origin.body);
  if (origin.list === 'groups') return inGroups;
  const at = inGroup?.findIndex(({ IDs }) => IDs.ID === series.IDs.ID) ?? -1;
  const neighbour = (one: Series | undefined) => one && seriesNeighbour(one, originState(origin, 0));
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: neighbour(inGroup?.[at - 1]), next: neighbour(inGroup?.[at + 1]) };
}

function seriesNeighbour({ IDs, Name }: Series, state: object): NeighbourSeries {
  return { seriesId: IDs.ID, name: Name, state };
}

type GroupsOrigin = Extract<ListOrigin, { list: 'groups' }>;

function useBesideInGroups({ IDs }: Series, origin: GroupsOrigin | undefined): Beside {
  const groupAt = useGroupsNear(origin);
  const index = origin?.index ?? 0;
  const own = groupAt(index);
  const isThere = own !== undefined && [IDs.ParentGroup, IDs.TopLevelGroup].includes(own.IDs.ID);
  // A series that the list has lost has left its place to the one after it.
  const places = { previous: index - 1, next: isThere || !own ? index + 1 : index };

  const ownSeries = useGroupSeries(isThere ? severalIn(own) : undefined, origin?.seriesBody);
  const isInside = isThere && severalIn(own) !== undefined;
  const at = ownSeries?.findIndex((one) => one.IDs.ID === IDs.ID) ?? -1;
  const inside = { previous: ownSeries?.[at - 1], next: at < 0 ? undefined : ownSeries?.[at + 1] };

  const before = useEdge(inside.previous ? undefined : groupAt(places.previous), origin?.seriesBody, 'last');
  const after = useEdge(inside.next ? undefined : groupAt(places.next), origin?.seriesBody, 'first');
  if (!origin || !own || (isInside && !ownSeries)) return { previous: undefined, next: undefined };
  const here = originState(origin, index);
  return {
    previous: inside.previous
      ? seriesNeighbour(inside.previous, here)
      : before && { ...before, state: originState(origin, places.previous) },
    next: inside.next
      ? seriesNeighbour(inside.next, here)
      : after && { ...after, state: originState(origin, places.next) },
  };
}

/** The ID of a group that opens as a list. */
function severalIn({ IDs, Size }: Group): number | undefined {
  return Size === 1 ? undefined : IDs.ID;
}

/** The groups of a list around a place. */
function useGroupsNear(origin: GroupsOrigin | undefined): (index: number) => Group | undefined {
  const random = useRandomPosters();
  const index = origin?.index ?? 0;
  const own = Math.floor(index / groupPageSize);
  const query = (page: number) =>
    groupPageQuery({ body: origin?.body ?? {}, page: page + 1, ...groupPageOptions(random) });
  const pages = new Map([[own, useQuery({ ...query(own), ...(origin ? once : never) }).data]]);
  const total = pages.get(own)?.Total ?? 0;
  const [other] = [index - 1, index + 1]
    .filter((one) => one >= 0 && one < total)
    .map((one) => Math.floor(one / groupPageSize))
    .filter((page) => page !== own);
  const beside = useQuery({ ...query(other ?? own), ...(other === undefined ? never : once) }).data;
  if (other !== undefined) pages.set(other, beside);
  return (wanted) => {
    const page = Math.floor(wanted / groupPageSize);
    return pages.get(page)?.List[wanted - page * groupPageSize];
  };
}

/** The series of a group that its list has; undefined without a group, and until they are there. */
function useGroupSeries(groupId: number | undefined, body: ListOrigin['body'] = {}): Series[] | undefined {
  const random = useRandomPosters();
  const query = groupSeriesListQuery(groupId ?? 0, body, random);
  return useQuery({ ...query, ...(groupId === undefined ? never : once) }).data;
}

/** The first or the last series of a group beside. What names one series by itself is not asked again. */
function useEdge(
  group: Group | undefined,
  body: ListOrigin['body'] | undefined,
  end: 'first' | 'last',
): Omit<NeighbourSeries, 'state'> | undefined {
  const several = group && severalIn(group);
  const list = useGroupSeries(several, body);
  if (!group || (several !== undefined && !list)) return undefined;
  const one = list?.at(end === 'first' ? 0 : -1);
  return one
    ? { seriesId: one.IDs.ID, name: one.Name }
    : { seriesId: group.IDs.MainSeries, name: group.Name };
}
