import { read } from '@hondana/shared/api/read';
import { seriesKeys } from '@hondana/shared/resources/queryKeys';

/**
 * Everyone who had a part in a series, all at once.
 *
 * @example
 * const { data } = useQuery({ ...castQuery({ seriesId: 7 }), select: (cast) => cast.filter(isActor) });
 */
export const castQuery = read({
  path: 'Series/{seriesId}/Cast',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});
