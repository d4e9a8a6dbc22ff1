import { seriesTagsQuery } from '@hondana/shared/resources/series';

/** Sum of tag kinds left out: AniDB's internal ones (facts 5.9). */
const internalTags = 1;

/** Tags of a series, without what is said of each. */
export const topTagsQuery = (seriesId: number) =>
  seriesTagsQuery({ seriesId, filter: internalTags, excludeDescriptions: true });
