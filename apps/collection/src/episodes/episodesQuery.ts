import { type EpisodeFilter, episodePageQuery } from '@hondana/shared/resources/episodes';

/** One page of the episodes that a filter leaves. */
export const episodesQuery = (seriesId: number, filter: EpisodeFilter, page: number) =>
  episodePageQuery({ seriesId, ...filter, includeDataFrom: ['AniDB'], page });
