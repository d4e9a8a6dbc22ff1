import { read } from '@hondana/shared/api/read';
import { seriesKeys } from '@hondana/shared/resources/queryKeys';

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
  keyPrefix: () => seriesKeys.all,
});
