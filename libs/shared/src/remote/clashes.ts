import type { RemoteDescriptor } from './descriptor.ts';

/** First parts of addresses that the shell itself answers. */
const placesOfShell = ['login', 'firstrun', 'unsupported'];

type Claims = Pick<RemoteDescriptor, 'id' | 'title' | 'container' | 'routes'>;

function firstPart(path: string): string {
  return path.split('/')[0]?.toLowerCase() ?? '';
}

function routeClash({ path }: { readonly path: string }, installed: readonly Claims[]): string | undefined {
  const place = firstPart(path);
  if (place === '' || /[:*?]/.test(place)) {
    return `Its route “${path}” would take over addresses of others: the routes of a plugin must begin with a path segment of their own.`;
  }
  if (placesOfShell.includes(place)) return `Its route “${path}” is an address of the shell.`;
  const owner = installed.find(({ routes }) => routes.some((route) => firstPart(route.path) === place));
  return owner && `Its route “${path}” is within the addresses of ${owner.title}.`;
}

/**
 * Why a plugin conflicts with what is installed: its id or container is taken, or an address of its routes
 * belongs to someone else. Inside the pages of others a plugin has slots, not routes.
 *
 * @param installed all others
 * @example clashOf(descriptor, registry.remotes) // 'Its route “collection/new” is within the addresses of Collection.'
 */
export function clashOf(plugin: Claims, installed: readonly Claims[]): string | undefined {
  const namesake = installed.find(({ id }) => id === plugin.id);
  if (namesake) return `Its id “${plugin.id}” is taken by ${namesake.title}, which is installed.`;
  const twin = installed.find(({ container }) => container === plugin.container);
  if (twin) return `Its container “${plugin.container}” is taken by ${twin.title}, which is installed.`;
  for (const route of plugin.routes) {
    const clash = routeClash(route, installed);
    if (clash) return clash;
  }
  return undefined;
}
