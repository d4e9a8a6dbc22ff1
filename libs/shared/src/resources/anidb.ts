import { read } from '../api/read.ts';
import { dashboardKeys } from './queryKeys.ts';

/**
 * Anime similar to what the person has watched, those that most speak for first: of the collection, unless `showAll` asks
 * for what is not in it as well.
 *
 * @example
 * const { data } = useQuery(recommendedAnimeQuery({ includeRestricted: false }));
 */
export const recommendedAnimeQuery = read({
  path: 'Series/AniDB/RecommendedForYou',
  role: 'user',
  defaults: { pageSize: 20 },
  keyPrefix: () => dashboardKeys.all,
});

/** AniDB's page of an anime, an episode or a file (facts 6). */
export function anidbAddress(kind: 'anime' | 'episode' | 'file', id: number): string {
  return `https://anidb.net/${kind}/${id}`;
}
