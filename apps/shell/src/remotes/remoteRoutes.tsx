import type { RouteObject } from '@hondana/shared/navigation';
import type { RemoteDescriptor, RouteEntry } from '@hondana/shared/remote/descriptor';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { loadInside, NotFoundPage, RemoteBoundary } from '../app/loadInside.ts';
import type { RegistryStore } from './registryStore.ts';

interface Stub {
  readonly id: string;
  readonly remoteId: string;
  readonly entry: RouteEntry;
}

function stubsOf(remotes: readonly RemoteDescriptor[]): Stub[] {
  return remotes.flatMap((remote) =>
    remote.routes.map((entry, index) => ({ id: `remote:${remote.id}:${index}`, remoteId: remote.id, entry })),
  );
}

/** The router asks for more routes only where a pattern leaves something open, so every place does. */
function withRest(path: string): string {
  return path.endsWith('*') ? path : `${path}/*`;
}

/**
 * A place in the route tree for each route pattern of the registry, and the function that fills it when an
 * address needs it. The place itself has no path (a path would match by itself, and the remote never load);
 * its one child catches what the remote's own routes leave over.
 */
export function remoteRoutes(
  store: RegistryStore,
  mayEnter: () => Promise<boolean>,
): { routes: RouteObject[]; patch: PatchRoutesOnNavigationFunction } {
  const { remotes } = store.started;
  const stubs = stubsOf(remotes);
  const filled = new Set<string>();
  const failures = new Map<string, unknown>();
  const loading = new Map<string, Promise<RouteObject[]>>();

  const routes = stubs.map(
    ({ id, remoteId, entry }): RouteObject => ({
      id,
      errorElement: <RemoteBoundary title={titleOf(remotes, remoteId)} remoteId={remoteId} store={store} />,
      children: [
        {
          path: withRest(entry.path),
          // A failure to load is thrown here, not where it happened: there the router would leave out the
          // loaders of the parents, and with them the frame.
          loader: () => {
            const failure = failures.get(id);
            if (failure) throw failure;
            return null;
          },
          element: <NotFoundPage />,
        },
      ],
    }),
  );

  /** Overlapping navigations to one remote wait for the same answer. */
  const load = (stub: Stub, remote: RemoteDescriptor): Promise<RouteObject[]> => {
    const answer =
      loading.get(stub.id) ?? loadInside().then(({ loadRoutes }) => loadRoutes(remote, stub.entry));
    loading.set(stub.id, answer);
    return answer.finally(() => loading.delete(stub.id));
  };

  const patch: PatchRoutesOnNavigationFunction = async ({ matches, patch: fill, signal }) => {
    const stub = matches
      .toReversed()
      .map(({ route }) => stubs.find(({ id }) => id === route.id))
      .find((found) => found !== undefined);
    if (!stub || filled.has(stub.id) || !(await mayEnter())) return;
    const remote = store.take(stub.remoteId);
    if (!remote) return;
    try {
      const children = await load(stub, remote);
      // A navigation that was given up fills nothing; the next one has to.
      if (signal.aborted || filled.has(stub.id)) return;
      failures.delete(stub.id);
      filled.add(stub.id);
      fill(stub.id, children);
    } catch (error) {
      failures.set(stub.id, error);
    }
  };

  return { routes, patch };
}

function titleOf(remotes: readonly RemoteDescriptor[], id: string): string {
  return remotes.find((remote) => remote.id === id)?.title ?? id;
}
