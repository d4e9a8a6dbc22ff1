import type { FilterBody } from '@hondana/shared/api/types';
import { filteredGroupSeriesQuery } from './filters.ts';

/** As the group's page requests it (facts 5.6), so that they share a cache entry. */
export function groupSeriesListQuery(groupId: number, filter: FilterBody, randomImages: boolean) {
  return filteredGroupSeriesQuery({
    body: filter,
    groupId,
    ...(randomImages && { randomImages }),
    includeDataFrom: ['AniDB', 'TMDB'],
    recursive: true,
    includeMissing: true,
  });
}
