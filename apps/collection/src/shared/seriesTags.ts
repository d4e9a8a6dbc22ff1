import type { Tag } from '@hondana/shared/api/types';
import { seriesTagsQuery } from '@hondana/shared/resources/series';

export const topTagsQuery = (seriesId: number) => seriesTagsQuery({ seriesId, excludeDescriptions: true });

/** For any series with the tag, or for this one alone. */
export function isSpoiler({ IsSpoiler, IsLocalSpoiler }: Tag): boolean {
  return IsSpoiler || IsLocalSpoiler === true;
}
