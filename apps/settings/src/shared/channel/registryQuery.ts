import { queryOptions } from '@tanstack/react-query';

/** What the deployment has installed for everyone, as its registry says now, in whatever state that is. */
export function registryQuery() {
  return queryOptions({
    queryKey: ['registry'] as const,
    queryFn: async ({ signal }): Promise<unknown> => {
      const response = await fetch(new URL('remotes.json', document.baseURI), { cache: 'no-cache', signal });
      if (!response.ok) throw new Error(`remotes.json returned status ${response.status}.`);
      return await response.json();
    },
    retry: 1,
  });
}
