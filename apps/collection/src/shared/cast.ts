import { read } from '@hondana/shared/api/read';
import { seriesKeys } from '@hondana/shared/queryKeys';

/** The whole cast, unpaged. */
export const castQuery = read({
  path: 'Series/{seriesId}/Cast',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});
