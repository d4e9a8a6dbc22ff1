import { read } from '../api/read.ts';
import { apiKeyRoot } from '../queryKeys.ts';

/**
 * A random image of any series, named; also before signing in. 404, before version 6 500, on a server without images.
 * @example useQuery(randomImageQuery({ imageType: 'Backdrop' }))
 */
export const randomImageQuery = read({
  path: 'Image/Random/{imageType}/Metadata',
  role: 'anyone',
  keyPrefix: () => [...apiKeyRoot, 'images', 'random'],
  staleTime: Number.POSITIVE_INFINITY,
});
