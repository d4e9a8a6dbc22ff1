import { filterKeys, groupKeys, seriesKeys } from '@hondana/shared/api/queryKeys';

/** What goes stale when a series goes from one group to another, or out of the collection. */
export function keysOfMove(seriesId: number) {
  return [groupKeys.all, filterKeys.previews, seriesKeys.one(seriesId)];
}
