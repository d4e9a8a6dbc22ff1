import type { Tag } from '@hondana/shared/api/types';
import { type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { perSession } from '@hondana/shared/session/perSession';

/** A ticked tag, or a series that gets another tag. */
export interface TagItem extends BulkItem {
  readonly tagId?: number;
  readonly seriesId?: number;
}

export function tagItem({ ID, Name }: Tag): TagItem {
  return { key: `tag-${ID}`, name: Name, tagId: ID };
}

/** Kept until the page is closed or the user signs out. */
export const tagOperation = perSession((ended) => bulkOperation<TagItem>(ended));
