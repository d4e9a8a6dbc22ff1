import type { Tag } from '@hondana/shared/api/types';
import { type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { perSession } from '@hondana/shared/session/perSession';

/** A tag that is ticked, or a series that gets another one. */
export interface TagItem extends BulkItem {
  readonly tagId?: number;
  readonly seriesId?: number;
}

export function tagItem({ ID, Name }: Tag): TagItem {
  return { key: `tag-${ID}`, name: Name, tagId: ID };
}

/** The operation on ticked tags, there as long as the page is open and a user is signed in. */
export const tagOperation = perSession((ended) => bulkOperation<TagItem>(ended));
