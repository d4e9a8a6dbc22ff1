import type { RouteObject } from '@hondana/shared/navigation';
import { isSafeMode } from '@hondana/shared/remote';
import type { RemoteDescriptor, RouteEntry } from '@hondana/shared/remote/descriptor';
import { hasOverrides } from '@hondana/shared/remote/overrides';
import { data, matchPath, matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router';
import { Inside, loadInside } from '../app/Inside.tsx';
import type { PageFinder } from './pageFiles.ts';
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

/** The route that catches addresses that belong to no remote of the registry. */
const unknownAddress = '*';

/** The router asks for more routes only where a pattern is open-ended, so every place is. */
function withRest(path: string): string {
  return path.endsWith('*') ? path : `${path}/*`;
}

interface RemotePlaces {
  readonly routes: RouteObject[];
  readonly patch: PatchRoutesOnNavigationFunction;
  readonly pageAt: PageFinder;
}

interface Guard {
  /** The id of the route that the places of remotes are children of. */
  readonly id: string;
  readonly mayEnter: () => Promise<boolean>;
  /** Adds to the store what was added to the registry for the signed-in user. */
  readonly addPlugins: () => Promise<void>;
  /** Version of the server, known from when a user may enter. */
  readonly serverVersion: () => string | undefined;
}

/**
 * A place in the route tree for each route pattern of the registry, and the function that fills it when an
 * address needs it. The place itself has no path (a path would match by itself, and the remote never load);
 * its one child catches what the remote's own routes do not match. Plugins that were added by address get their
 * places when an address is opened that no other remote has.
 */
export function remoteRoutes(store: RegistryStore, guard: Guard): RemotePlaces {
  const stubs = stubsOf(store.started.remotes);
  const filled = new Map<string, RouteObject[]>();
  const failures = new Map<string, unknown>();
  const loading = new Map<string, Promise<RouteObject[]>>();

  const placeOf = ({ id, remoteId, entry }: Stub): RouteObject => ({
    id,
    loader: () => {
      // What was added for one user is not there for the next who signs in.
      if (!store.remotes().some((remote) => remote.id === remoteId)) throw data(null, { status: 404 });
      return null;
    },
    errorElement: (
      <Inside
        draw={({ RemoteBoundary }) => (
          <RemoteBoundary title={titleOf(store.remotes(), remoteId)} remoteId={remoteId} store={store} />
        )}
      />
    ),
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
        element: <Inside draw={({ NotFoundPage }) => <NotFoundPage />} />,
      },
    ],
  });

  /** Overlapping navigations to one remote wait for the same answer. */
  const load = (stub: Stub, remote: RemoteDescriptor, path: string): Promise<RouteObject[]> => {
    const answer =
      loading.get(stub.id) ??
      loadInside().then(({ loadRoutes }) =>
        loadRoutes(remote, { entry: stub.entry, path, serverVersion: guard.serverVersion() }),
      );
    loading.set(stub.id, answer);
    return answer.finally(() => loading.delete(stub.id));
  };

  const patch: PatchRoutesOnNavigationFunction = async ({ matches, patch: fill, signal }) => {
    const asked = matches.at(-1);
    const isUnknown = asked?.route.path === unknownAddress;
    if (isUnknown || (!isSafeMode && hasOverrides())) {
      if (!(await guard.mayEnter())) return;
      await guard.addPlugins();
      const added = stubsOf(store.remotes()).filter(({ id }) => !stubs.some((stub) => stub.id === id));
      stubs.push(...added);
      if (added.length > 0) fill(guard.id, added.map(placeOf));
    }
    const stub = isUnknown
      ? stubs.find(({ entry }) => matchPath(withRest(entry.path), `/${asked.params['*']}`))
      : matches
          .toReversed()
          .map(({ route }) => stubs.find(({ id }) => id === route.id))
          .find((found) => found !== undefined);
    if (!stub || filled.has(stub.id) || !(await guard.mayEnter())) return;
    const remote = store.take(stub.remoteId);
    if (!remote) return;
    try {
      const children = await load(stub, remote, asked?.pathname ?? '');
      // A cancelled navigation fills nothing; the next one has to.
      if (signal.aborted || filled.has(stub.id)) return;
      failures.delete(stub.id);
      filled.set(stub.id, children);
      fill(stub.id, children);
    } catch (error) {
      failures.set(stub.id, error);
    }
  };

  const pageAt: PageFinder = (path) => {
    const places = stubs.map(({ id, entry }) => ({ id, path: withRest(entry.path) }));
    const stub = stubs.find(({ id }) => id === matchRoutes(places, path)?.at(-1)?.route.id);
    const remote = stub && store.remotes().find(({ id }) => id === stub.remoteId);
    return remote && { remote, matches: matchRoutes(filled.get(stub.id) ?? [], path) ?? undefined };
  };

  return { routes: stubs.map(placeOf), patch, pageAt };
}

function titleOf(remotes: readonly RemoteDescriptor[], id: string): string {
  return remotes.find((remote) => remote.id === id)?.title ?? id;
}
