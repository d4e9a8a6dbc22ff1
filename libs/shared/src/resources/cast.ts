import { read } from '../api/read.ts';
import { seriesKeys } from '../queryKeys.ts';

/** The whole cast, unpaged. */
export const castQuery = read({
  path: 'Series/{seriesId}/Cast',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});
