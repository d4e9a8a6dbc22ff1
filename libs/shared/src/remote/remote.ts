import type { RouteObject } from '@hondana/shared/navigation';
import type { RemoteDefinition } from './descriptor.ts';

/**
 * Contract version of descriptor, slots and public types. Increase it when the recorded report of those types changes.
 */
export const contractVersion = '3.0.0';

/** Opened with `?safe-mode`: no server themes and no plugins until the next load. */
export const isSafeMode =
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('safe-mode');

/** Paths are relative to the base path, as in the descriptor. */
export type RemoteRoutes = RouteObject[];

/** The exports of the module of a {@link RemoteDefinition.routes} entry. */
export interface RoutesModule {
  readonly routes: RemoteRoutes;
}

/**
 * Types a remote's definition and returns it unchanged; the build reads it.
 * @example
 * export const remote = defineRemote({
 *   id: 'collection',
 *   title: 'Collection',
 *   requires: { contract: '^3.0.0' },
 *   routes: [{ path: 'collection/*', module: './src/routes.tsx' }],
 * });
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
