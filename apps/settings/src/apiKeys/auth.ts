import { read } from '@hondana/shared/api/read';
import { write } from '@hondana/shared/api/write';
import { apiKeyRoot } from '@hondana/shared/resources/queryKeys';

const apiKeysKey = [...apiKeyRoot, 'auth', 'keys'] as const;

/** API keys: an administrator gets everyone’s, others their own. */
export const apiKeysQuery = read({ path: '/api/auth', role: 'user', keyPrefix: () => apiKeysKey });

interface Device {
  /** What the key is for; the server knows keys by it. */
  readonly device: string;
}

/**
 * Makes a key for a device, or hands back the one it has.
 *
 * @example
 * const key = await createApiKey.send({ device: 'My player' });
 */
export const createApiKey = write({
  method: 'POST',
  path: '/api/auth/apikey',
  role: 'user',
  toInput: ({ device }: Device) => ({ body: device }),
  stale: () => [apiKeysKey],
});

/** Takes a device’s key away. Only one’s own devices can be named. */
export const deleteApiKey = write({
  method: 'DELETE',
  path: '/api/auth',
  role: 'anyone',
  toInput: ({ device }: Device) => ({ body: device }),
  stale: () => [apiKeysKey],
});
