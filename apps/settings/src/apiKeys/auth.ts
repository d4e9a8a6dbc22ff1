import { writePerServer } from '@hondana/shared/api/perServer';
import { read } from '@hondana/shared/api/read';
import { before6, since6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';
import { apiKeyRoot } from '@hondana/shared/queryKeys';

const apiKeysKey = [...apiKeyRoot, 'auth', 'keys'] as const;

/** Administrators get everyone's keys, others their own. */
export const apiKeysQuery = read({ path: '/api/auth', role: 'user', keyPrefix: () => apiKeysKey });

interface Device {
  /** Identifies the key on the server. */
  readonly device: string;
}

export interface NewApiKey extends Device {
  /** As the server takes it: `30d`. Without it, the key never expires. Servers before 6 ignore it. */
  readonly expires?: string | null;
}

/** Without an expiry, it returns the existing key if the device has one. */
export const createApiKey = writePerServer({
  before6: write({
    method: 'POST',
    path: '/api/auth/apikey',
    role: 'user',
    server: before6,
    toInput: ({ device }: NewApiKey) => ({ body: device }),
    stale: () => [apiKeysKey],
  }),
  since6: write({
    method: 'POST',
    path: 'Auth/GenerateToken',
    role: 'user',
    server: since6,
    toInput: ({ device, expires }: NewApiKey) => ({ body: { Device: device, Expires: expires ?? null } }),
    stale: () => [apiKeysKey],
  }),
});

/** Only for the user's own devices. */
export const deleteApiKey = write({
  method: 'DELETE',
  path: '/api/auth',
  role: 'anyone',
  toInput: ({ device }: Device) => ({ body: device }),
  stale: () => [apiKeysKey],
});
