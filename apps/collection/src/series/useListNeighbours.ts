import type { Group, Series } from '@hondana/shared/api/types';
import { useQuery } from '@tanstack/react-query';
import { groupListQuery, groupPageSize } from '../shared/filters.ts';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import { type ListOrigin, originState } from '../shared/listOrigin.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';

export interface NeighbourSeries {
  readonly seriesId: number;
  readonly name: string;
  /** History state, so that the neighbour has neighbours, too. */
  readonly state: object;
}

/** Undefined at the list's ends, and until known. */
export interface Beside {
  readonly previous: NeighbourSeries | undefined;
  readonly next: NeighbourSeries | undefined;
}

/** A snapshot, so edits don't change previous and next. */
const once = { enabled: ({ state }: { state: { data: unknown } }) => state.data === undefined };
const never = { enabled: false };

/**
 * Uses the list's own queries, which are usually cached: one page, or two at a page's end. A group of several series
 * is walked through one by one.
 */
export function useListNeighbours(series: Series, origin: ListOrigin): Beside {
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
  const isInList = own !== undefined && [IDs.ParentGroup, IDs.TopLevelGroup].includes(own.IDs.ID);
  // If the series has left the list, the next one has its index.
  const places = { previous: index - 1, next: isInList || !own ? index + 1 : index };

  const ownSeries = useGroupSeries(isInList ? listGroupId(own) : undefined, origin?.seriesBody);
  const isInside = isInList && listGroupId(own) !== undefined;
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

/** Undefined for a group of one, which opens as a series. */
function listGroupId({ IDs, Size }: Group): number | undefined {
  return Size === 1 ? undefined : IDs.ID;
}

function useGroupsNear(origin: GroupsOrigin | undefined): (index: number) => Group | undefined {
  const random = useRandomPosters();
  const index = origin?.index ?? 0;
  const own = Math.floor(index / groupPageSize);
  const query = (page: number) => groupListQuery(origin?.body ?? {}, page + 1, random);
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

/** Undefined without a group, and until loaded. */
function useGroupSeries(groupId: number | undefined, body: ListOrigin['body'] = {}): Series[] | undefined {
  const random = useRandomPosters();
  const query = groupSeriesListQuery(groupId ?? 0, body, random);
  return useQuery({ ...query, ...(groupId === undefined ? never : once) }).data;
}

/** A group of one needs no request: it names its series. */
function useEdge(
  group: Group | undefined,
  body: ListOrigin['body'] | undefined,
  end: 'first' | 'last',
): Omit<NeighbourSeries, 'state'> | undefined {
  const several = group && listGroupId(group);
  const list = useGroupSeries(several, body);
  if (!group || (several !== undefined && !list)) return undefined;
  const one = list?.at(end === 'first' ? 0 : -1);
  return one
    ? { seriesId: one.IDs.ID, name: one.Name }
    : { seriesId: group.IDs.MainSeries, name: group.Name };
}
