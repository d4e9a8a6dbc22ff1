import { seriesTagsQuery } from '@hondana/shared/resources/series';

export const topTagsQuery = (seriesId: number) => seriesTagsQuery({ seriesId, excludeDescriptions: true });
