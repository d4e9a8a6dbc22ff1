import { request } from '@hondana/shared/api/client';
import { apiKeyRoot } from '@hondana/shared/api/queryKeys';
import { parseServerVersion } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { isWithin } from '@hondana/shared/remote/range';
import { queryOptions } from '@tanstack/react-query';
import type { RegistryStore } from '../remotes/registryStore.ts';

export type UpdateChannel = 'Stable' | 'Dev';

/** Hondana counts from 10, the official interface stands far below (README, “With a real Shoko Server”). */
const firstOwnMajor = 10;

/** The server asks a release page elsewhere, which takes long and changes seldom. */
const staleTime = 6 * 3600 * 1000;

/**
 * The interface that the server would install (`GET WebUI/LatestVersion`); 500 when it has no internet. With
 * `force` the server looks again instead of telling what it knows.
 */
export function offeredInterfaceQuery(channel: UpdateChannel = 'Stable', force = false) {
  return queryOptions({
    queryKey: [...apiKeyRoot, 'webui', 'latest', channel] as const,
    queryFn: ({ signal }) =>
      request<ComponentVersion>({ path: 'WebUI/LatestVersion', query: { channel, force }, signal }),
    retry: false,
    staleTime: force ? 0 : staleTime,
  });
}

/** Whether an offered interface is this product, and not that of the server's makers. */
export function isHondana({ Version }: ComponentVersion): boolean {
  return parseServerVersion(Version)[0] >= firstOwnMajor;
}

/** The version of the running shell, without the hash of its content. */
export function ownVersion(store: RegistryStore): string {
  return store.started.shell.version.split('+')[0] ?? '';
}

/** Whether an offer is an update: this product, in a later version than the running one (S2-079). */
export function isUpdate(offered: ComponentVersion, own: string): boolean {
  return isHondana(offered) && isWithin(offered.Version ?? '', `>${own}`);
}

/**
 * Has the server empty its interface's folder and install the one it offers (`POST WebUI/Update`). Afterwards
 * no file of this page exists any more.
 */
export async function installOfferedInterface(channel: UpdateChannel = 'Stable'): Promise<void> {
  await request<void>({ method: 'POST', path: 'WebUI/Update', query: { channel } });
}
