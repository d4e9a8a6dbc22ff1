import { type Additions, withAdditions } from '@hondana/shared/remote/additions';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(new URL(address, document.baseURI), { cache: 'no-cache', signal });
  const { ok, status } = response;
  if (!ok) throw new Error(t`${address} returned status ${status}.`);
  return await response.json();
}

/** Additions of the installation, if its page has a place for them. Often empty: the server may answer with HTML. */
async function readAdditions(signal: AbortSignal): Promise<unknown> {
  const place = document.querySelector<HTMLMetaElement>('meta[name=added]')?.content;
  return place && readJson(place, signal).catch(() => undefined);
}

function mergeAdditions(registry: unknown, additions: unknown): unknown {
  try {
    return withAdditions(registry as Registry, additions as Additions | undefined);
  } catch {
    return registry;
  }
}

export function registryQuery() {
  return queryOptions({
    queryKey: ['registry'] as const,
    queryFn: async ({ signal }): Promise<unknown> => {
      const [registry, additions] = await Promise.all([
        readJson('remotes.json', signal),
        readAdditions(signal),
      ]);
      return mergeAdditions(registry, additions);
    },
    retry: 1,
  });
}
