import type { Query } from '../http/query.ts';
import type { Group, Series } from '../model/types.ts';
import { presentGroup } from '../present/presentGroup.ts';
import type { View } from '../present/view.ts';

/** The series of a group, with those of the groups inside it when a call asks for them. */
export function membersOf(view: View, query: Query, group: Group): Series[] {
  return query.boolean('recursive', false) ? view.library.allSeriesOf(group) : view.library.seriesOf(group);
}

/** Series by the day on which they first aired, as the server gives those of a group. */
export function byAirDate(view: View, series: readonly Series[]): Series[] {
  return view.engine.sortSeries(series, { Type: 'AirDate', IsInverted: false }, view.visitor.id);
}

/** Those of some groups that the visitor may see, by name. */
export function visibleByName(view: View, groups: Iterable<Group>): Group[] {
  return view.engine
    .sortGroups(groups, view.visitor.id)
    .filter((group) => view.engine.canSeeGroup(group, view.visitor));
}

/** Groups inside another, as a call asks for them. */
export function presentSubGroups(view: View, query: Query, groups: readonly Group[]) {
  const random = query.boolean('randomImages', false);
  const empty = query.boolean('includeEmpty', true);
  return visibleByName(view, groups)
    .filter((group) => empty || !view.sizes.isEmpty(group))
    .map((group) => presentGroup(view, group, random));
}
