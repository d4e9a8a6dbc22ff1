import type { RouteObject } from '@hondana/shared/navigation';
import type { RemoteDescriptor, RouteEntry } from '@hondana/shared/remote/descriptor';
import { t } from '@lingui/core/macro';
import { RemoteFailure } from '../failures/RemoteFailure.ts';
import { redrawnRoutes } from '../language/Redrawn.tsx';
import { isForServer } from '../session/audience.ts';
import { guardOf } from './guardOf.ts';
import { loadModule } from './loadModule.ts';
import { pageFiles, preload } from './pageFiles.ts';

interface RouteRequest {
  readonly entry: RouteEntry;
  /** The path being opened; its files are fetched along with the routes. */
  readonly path: string;
  readonly serverVersion: string | undefined;
}

/** @throws RemoteFailure if the routes cannot be loaded or the remote doesn't support this server */
export async function loadRoutes(
  remote: RemoteDescriptor,
  { entry, path, serverVersion }: RouteRequest,
): Promise<RouteObject[]> {
  const { server } = remote.requires;
  if (server !== undefined && serverVersion !== undefined && !isForServer(remote, serverVersion)) {
    const { serverNeeds } = await import(/* webpackChunkName: "failure" */ './serverNeeds.ts');
    throw new RemoteFailure(remote, serverNeeds(remote, server, serverVersion), { isFinal: true });
  }
  preload(remote, pageFiles(remote, path));
  const loaded = await loadModule(remote, entry.module, remote.preload[entry.path] ?? []);
  if (typeof loaded === 'object' && loaded !== null && 'routes' in loaded && Array.isArray(loaded.routes)) {
    const routes = redrawnRoutes(loaded.routes);
    return (await guardOf(remote))?.routes(routes) ?? routes;
  }
  const { module } = entry;
  throw new RemoteFailure(remote, t`Its module ${module} does not export “routes”.`, { isFinal: true });
}
