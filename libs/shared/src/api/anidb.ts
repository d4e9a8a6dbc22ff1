import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { RestrictedOption } from './dashboard.ts';
import { dashboardKeys } from './queryKeys.ts';
import type { ListResult, RecommendedAnime } from './types.ts';

/**
 * Anime outside the collection that are similar to what the person has watched, those that most speak for first
 * (`GET Series/AniDB/RecommendedForYou`).
 *
 * @example
 * const { data } = useQuery(recommendedAnimeQuery({ includeRestricted: false }));
 */
export function recommendedAnimeQuery({ includeRestricted }: RestrictedOption) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'recommended', { includeRestricted }] as const,
    queryFn: ({ signal }) =>
      request<ListResult<RecommendedAnime>>({
        path: 'Series/AniDB/RecommendedForYou',
        query: { pageSize: 20, includeRestricted },
        signal,
      }),
  });
}

/** Where AniDB tells of an anime, an episode or a file (facts 6). */
export function anidbAddress(kind: 'anime' | 'episode' | 'file', id: number): string {
  return `https://anidb.net/${kind}/${id}`;
}
