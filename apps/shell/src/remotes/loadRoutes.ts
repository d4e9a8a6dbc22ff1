import type { RouteObject } from '@hondana/shared/navigation';
import type { RemoteDescriptor, RouteEntry } from '@hondana/shared/remote/descriptor';
import { guardOf } from './guardOf.ts';
import { loadModule } from './loadModule.ts';
import { pageFiles, preload } from './pageFiles.ts';
import { RemoteFailure } from './RemoteFailure.ts';

/** The route objects of one route entry of a remote, for the page at a path: its files are fetched beside them. */
export async function loadRoutes(
  remote: RemoteDescriptor,
  entry: RouteEntry,
  path: string,
): Promise<RouteObject[]> {
  preload(remote, pageFiles(remote, path));
  const loaded = await loadModule(remote, entry.module, remote.preload[entry.path] ?? []);
  if (typeof loaded === 'object' && loaded !== null && 'routes' in loaded && Array.isArray(loaded.routes)) {
    return (await guardOf(remote))?.routes(loaded.routes) ?? loaded.routes;
  }
  throw new RemoteFailure(remote, `Its module ${entry.module} does not export “routes”.`);
}
