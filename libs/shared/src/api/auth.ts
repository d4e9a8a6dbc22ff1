import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { authKeys } from './queryKeys.ts';
import type { ApiKey } from './types.ts';

/** API keys (`GET /api/auth`): an administrator gets everyone’s, others their own. */
export function apiKeysQuery() {
  return queryOptions({
    queryKey: authKeys.apiKeys,
    queryFn: ({ signal }) => request<ApiKey[]>({ path: '/api/auth', signal }),
  });
}

/**
 * Makes a key for a device, or hands back the one it has (`POST /api/auth/apikey`).
 *
 * @example
 * const key = await createApiKey('My player');
 */
export function createApiKey(device: string): Promise<string> {
  return request<string>({ method: 'POST', path: '/api/auth/apikey', body: device });
}

/** Takes a device’s key away (`DELETE /api/auth`). Only one’s own devices can be named. */
export async function deleteApiKey(device: string): Promise<void> {
  await request<void>({ method: 'DELETE', path: '/api/auth', body: device });
}
