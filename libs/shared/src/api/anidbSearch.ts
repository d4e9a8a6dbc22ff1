import { seriesKeys } from './queryKeys.ts';
import { read } from './read.ts';

/**
 * Anime that AniDB knows, by name or ID, whether they are in the collection or not.
 *
 * @example
 * const { data: found } = useQuery({ ...anidbSearchQuery({ query: text }), enabled: text !== '' });
 */
export const anidbSearchQuery = read({
  path: 'Series/AniDB/Search',
  role: 'user',
  defaults: { pageSize: 50 },
  under: () => seriesKeys.all,
});
