import { read } from '../api/read.ts';
import { apiKeyRoot } from '../queryKeys.ts';

/** A person or company by AniDB's ID. */
export const creatorQuery = read({
  path: 'AniDB/Creator/{id}',
  role: 'user',
  keyPrefix: () => [...apiKeyRoot, 'creators'],
  staleTime: Number.POSITIVE_INFINITY,
});
