import { seriesTagsQuery } from '@hondana/shared/resources/series';

/** Bit mask of the tag kinds to leave out: AniDB's internal ones (facts 5.9). */
const internalTags = 1;

export const topTagsQuery = (seriesId: number) =>
  seriesTagsQuery({ seriesId, filter: internalTags, excludeDescriptions: true });
