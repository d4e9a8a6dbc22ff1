import type { RemoteDescriptor } from './descriptor.ts';

/** First path segments that belong to the shell. */
const shellSegments = ['login', 'firstrun', 'unsupported'];

type Claims = Pick<RemoteDescriptor, 'id' | 'title' | 'container' | 'routes'>;

function firstPart(path: string): string {
  return path.split('/')[0]?.toLowerCase() ?? '';
}

function routeClash({ path }: { readonly path: string }, installed: readonly Claims[]): string | undefined {
  const place = firstPart(path);
  if (place === '' || /[:*?]/.test(place)) {
    return `Its route “${path}” would take over addresses of others: the routes of a plugin must begin with a path segment of their own.`;
  }
  if (shellSegments.includes(place)) return `Its route “${path}” is an address of the shell.`;
  const owner = installed.find(({ routes }) => routes.some((route) => firstPart(route.path) === place));
  return owner && `Its route “${path}” is within the addresses of ${owner.title}.`;
}

/**
 * Why a plugin conflicts with what is installed: its ID or container is taken, or a route belongs to another remote.
 * Within others' pages, plugins use slots instead of routes.
 * @param installed all others
 * @example findClash(descriptor, registry.remotes) // 'Its route “collection/new” is within the addresses of Collection.'
 */
export function findClash(plugin: Claims, installed: readonly Claims[]): string | undefined {
  const sameId = installed.find(({ id }) => id === plugin.id);
  if (sameId) return `Its id “${plugin.id}” is taken by ${sameId.title}, which is installed.`;
  const sameContainer = installed.find(({ container }) => container === plugin.container);
  if (sameContainer)
    return `Its container “${plugin.container}” is taken by ${sameContainer.title}, which is installed.`;
  for (const route of plugin.routes) {
    const clash = routeClash(route, installed);
    if (clash) return clash;
  }
  return undefined;
}
