import { read } from '../api/read.ts';
import { dashboardKeys } from '../queryKeys.ts';

/**
 * Anime similar to those the user has watched, best supported first; outside the collection too with `showAll`.
 * @example const { data } = useQuery(recommendedAnimeQuery({ includeRestricted: false }));
 */
export const recommendedAnimeQuery = read({
  path: 'Series/AniDB/RecommendedForYou',
  role: 'user',
  defaults: { pageSize: 20 },
  keyPrefix: () => dashboardKeys.all,
  persist: true,
});

/** URL on AniDB (facts 6). */
export function anidbAddress(kind: 'anime' | 'episode' | 'file', id: number): string {
  return `https://anidb.net/${kind}/${id}`;
}
