import { type Additions, withAdditions } from '@hondana/shared/remote/additions';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { queryOptions } from '@tanstack/react-query';

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(new URL(address, document.baseURI), { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return await response.json();
}

/** What an installation adds, where its page names a place for it. Often there is nothing, or a page in its stead. */
async function readAdditions(signal: AbortSignal): Promise<unknown> {
  const place = document.querySelector<HTMLMetaElement>('meta[name=added]')?.content;
  return place && readJson(place, signal).catch(() => undefined);
}

function together(registry: unknown, additions: unknown): unknown {
  try {
    return withAdditions(registry as Registry, additions as Additions | undefined);
  } catch {
    return registry;
  }
}

/** What the deployment has installed for everyone, as its registries say now, in whatever state that is. */
export function registryQuery() {
  return queryOptions({
    queryKey: ['registry'] as const,
    queryFn: async ({ signal }): Promise<unknown> => {
      const [registry, additions] = await Promise.all([
        readJson('remotes.json', signal),
        readAdditions(signal),
      ]);
      return together(registry, additions);
    },
    retry: 1,
  });
}
