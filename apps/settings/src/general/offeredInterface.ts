import { request } from '@hondana/shared/api/client';
import { apiKeyRoot } from '@hondana/shared/api/queryKeys';
import { isAtLeast, parseServerVersion } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { queryOptions } from '@tanstack/react-query';

export type UpdateChannel = 'Stable' | 'Dev';

/**
 * The interface that the server would install (`GET WebUI/LatestVersion`); 500 when it has no internet. `force`
 * has it look anew instead of telling what it knew (facts 5.21).
 */
export function offeredInterfaceQuery(channel: UpdateChannel, force = false) {
  return queryOptions({
    queryKey: [...apiKeyRoot, 'webui', 'latest', channel] as const,
    queryFn: ({ signal }) =>
      request<ComponentVersion>({ path: 'WebUI/LatestVersion', query: { channel, force }, signal }),
    retry: false,
  });
}

/** Hondana counts from 10; what is offered below is the interface of the server's makers. */
const firstOwnMajor = 10;

/** What an offer means to somebody who has a version. */
export function offerText({ Version }: ComponentVersion, installed: string | undefined): string {
  if (parseServerVersion(Version)[0] < firstOwnMajor) {
    return `The server offers the official Shoko Web UI ${Version}, which would take the place of Hondana.`;
  }
  if (isAtLeast(installed, Version ?? '')) return 'This is the newest version.';
  return `Version ${Version} is available.`;
}
