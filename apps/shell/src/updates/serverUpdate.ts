import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';

export function useServerVersion(): ComponentVersion | undefined {
  return useQuery({ ...serverVersionQuery(), select: ({ Server }) => Server }).data;
}

export function isServerUpdate(
  offered: { readonly Version: string | null | undefined },
  running: ComponentVersion | undefined,
): boolean {
  return Boolean(offered.Version && running?.Version && !isAtLeast(running.Version, offered.Version));
}
