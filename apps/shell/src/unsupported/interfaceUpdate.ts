import { request } from '@hondana/shared/api/client';
import { apiKeyRoot } from '@hondana/shared/api/queryKeys';
import { parseServerVersion } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { queryOptions } from '@tanstack/react-query';

/** Hondana counts from 10, the official interface stands far below (README, “With a real Shoko Server”). */
const firstOwnMajor = 10;

/** The interface that the server would install (`GET WebUI/LatestVersion`); 500 when it has no internet. */
export function offeredInterfaceQuery() {
  return queryOptions({
    queryKey: [...apiKeyRoot, 'webui', 'latest', 'Stable'] as const,
    queryFn: ({ signal }) =>
      request<ComponentVersion>({ path: 'WebUI/LatestVersion', query: { channel: 'Stable' }, signal }),
    retry: false,
  });
}

/** Whether an offered interface is this product, and not that of the server's makers. */
export function isHondana({ Version }: ComponentVersion): boolean {
  return parseServerVersion(Version)[0] >= firstOwnMajor;
}

/**
 * Has the server empty its interface's folder and install the one it offers (`POST WebUI/Update`). Afterwards
 * no file of this page exists any more.
 */
export async function installOfferedInterface(): Promise<void> {
  await request<void>({ method: 'POST', path: 'WebUI/Update', query: { channel: 'Stable' } });
}
