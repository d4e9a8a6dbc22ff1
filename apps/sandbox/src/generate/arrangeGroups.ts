import type { Library } from '../model/library.ts';
import type { Group } from '../model/types.ts';
import { hash } from './random.ts';

function nestLast(library: Library, group: Group): void {
  const last = library.series.get(group.seriesIds.at(-1) ?? 0);
  if (last === undefined) return;
  const inner = library.addGroup(group.created);
  library.moveSeries(last, inner);
  inner.parentId = group.id;
  inner.preferredSeriesId = last.id;
  library.restructured();
}

/** What users do by hand: choose a group's main series, and sometimes nest groups. */
export function arrangeGroups(library: Library): void {
  for (const group of [...library.groups.values()]) {
    if (group.seriesIds.length < 2) continue;
    if (hash(group.id, 8) % 3 === 0) group.preferredSeriesId = library.mainSeries(group)?.id ?? null;
    if (group.seriesIds.length > 2 && hash(group.id, 7) % 14 === 0) nestLast(library, group);
  }
}
