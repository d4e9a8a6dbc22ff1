import type { FilterBody } from '@hondana/shared/api/types';
import { filteredGroupSeriesQuery } from './filters.ts';

/** The query of a group's series as its page asks for them (facts 5.6). */
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
