import { read } from '@hondana/shared/api/read';
import { seriesKeys } from '@hondana/shared/queryKeys';

/**
 * Searches AniDB by name or ID, also for anime outside the collection.
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
