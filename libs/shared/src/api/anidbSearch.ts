import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { seriesKeys } from './queryKeys.ts';
import type { AnidbAnime, ListResult } from './types.ts';

/**
 * Anime that AniDB knows, by name or ID, whether they are in the collection or not
 * (`GET Series/AniDB/Search`). An empty text asks nothing.
 *
 * @example
 * const { data: found } = useQuery(anidbSearchQuery('frieren'));
 */
export function anidbSearchQuery(text: string) {
  return queryOptions({
    queryKey: [...seriesKeys.all, 'anidb-search', text] as const,
    queryFn: ({ signal }) =>
      request<ListResult<AnidbAnime>>({
        path: 'Series/AniDB/Search',
        query: { query: text.toWellFormed(), pageSize: 50 },
        signal,
      }),
    enabled: text !== '',
  });
}
