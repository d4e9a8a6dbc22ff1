import type { Sandbox } from '../context.ts';
import type { Group, Series } from '../model/types.ts';

/** A view will do. */
type Where = Pick<Sandbox, 'hub' | 'library'>;

export function emitGroup({ hub }: Where, { id }: Group, Reason: 'Added' | 'Updated' | 'Removed'): void {
  hub.emit('Group:Updated', { Reason, GroupID: id });
}

/** A group that is left empty is gone. */
export function emitSeriesMoved(where: Where, series: Series, from: Group): void {
  where.hub.emit('Group:SeriesMoved', {
    SeriesID: series.id,
    OldGroupID: from.id,
    NewGroupID: series.groupId,
  });
  if (!where.library.groups.has(from.id)) emitGroup(where, from, 'Removed');
}
