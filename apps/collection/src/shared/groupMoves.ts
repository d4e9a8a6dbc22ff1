import { filterKeys } from '@hondana/shared/api/filters';
import { groupKeys } from '@hondana/shared/api/groups';
import { seriesKeys } from '@hondana/shared/api/series';

/** What goes stale when a series goes from one group to another, or out of the collection. */
export function keysOfMove(seriesId: number) {
  return [groupKeys.all, filterKeys.previews, seriesKeys.one(seriesId)];
}
