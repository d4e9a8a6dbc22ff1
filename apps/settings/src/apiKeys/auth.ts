import { read } from '@hondana/shared/api/read';
import { write } from '@hondana/shared/api/write';
import { apiKeyRoot } from '@hondana/shared/queryKeys';

const apiKeysKey = [...apiKeyRoot, 'auth', 'keys'] as const;

/** Administrators get everyone's keys, others their own. */
export const apiKeysQuery = read({ path: '/api/auth', role: 'user', keyPrefix: () => apiKeysKey });

interface Device {
  /** Identifies the key on the server. */
  readonly device: string;
}

/** Returns the existing key if the device has one. */
export const createApiKey = write({
  method: 'POST',
  path: '/api/auth/apikey',
  role: 'user',
  toInput: ({ device }: Device) => ({ body: device }),
  stale: () => [apiKeysKey],
});

/** Only for the user's own devices. */
export const deleteApiKey = write({
  method: 'DELETE',
  path: '/api/auth',
  role: 'anyone',
  toInput: ({ device }: Device) => ({ body: device }),
  stale: () => [apiKeysKey],
});
