import type { Query } from '../http/query.ts';
import type { Group, Series } from '../model/types.ts';
import { presentGroup } from '../present/presentGroup.ts';
import type { View } from '../present/view.ts';

/** With nested groups if the call is recursive. */
export function membersOf(view: View, query: Query, group: Group): Series[] {
  return query.boolean('recursive', false) ? view.library.allSeriesOf(group) : view.library.seriesOf(group);
}

/** As the server sorts a group's series. */
export function byAirDate(view: View, series: readonly Series[]): Series[] {
  return view.engine.sortSeries(series, { Type: 'AirDate', IsInverted: false }, view.visitor.id);
}

export function visibleByName(view: View, groups: Iterable<Group>): Group[] {
  return view.engine
    .sortGroups(groups, view.visitor.id)
    .filter((group) => view.engine.canSeeGroup(group, view.visitor));
}

export function presentSubGroups(view: View, query: Query, groups: readonly Group[]) {
  const random = query.boolean('randomImages', false);
  const empty = query.boolean('includeEmpty', true);
  return visibleByName(view, groups)
    .filter((group) => empty || !view.sizes.isEmpty(group))
    .map((group) => presentGroup(view, group, random));
}
