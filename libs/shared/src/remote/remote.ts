import type { RouteObject } from '@hondana/shared/navigation';
import type { RemoteDefinition } from './descriptor.ts';

/**
 * Version of the contract between the shell and its remotes: the descriptor, the slots and the public types
 * of `@hondana/shared`. A change in the recorded report of those types needs a step here.
 */
export const contractVersion = '2.1.0';

/**
 * `?safe-mode` in the address with which the interface was opened: it then starts without themes of the server and
 * without plugins, until it is opened again.
 */
export const isSafeMode =
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('safe-mode');

/** Route objects of a remote; their paths are relative to the base path, as in the descriptor. */
export type RemoteRoutes = RouteObject[];

/** What a module named by a {@link RemoteDefinition.routes} entry exports. */
export interface RoutesModule {
  readonly routes: RemoteRoutes;
}

/**
 * Gives a remote's definition its type. Returns it unchanged; the build reads it.
 *
 * @example
 * export const remote = defineRemote({
 *   id: 'collection',
 *   title: 'Collection',
 *   requires: { contract: '^2.0.0' },
 *   routes: [{ path: 'collection/*', module: './src/routes.tsx' }],
 * });
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
