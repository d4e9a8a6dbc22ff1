import type { RouteObject } from '@hondana/shared/navigation';
import { isSafeMode } from '@hondana/shared/remote';
import type { RemoteDescriptor, RouteEntry } from '@hondana/shared/remote/descriptor';
import { hasOverrides } from '@hondana/shared/remote/overrides';
import { data, matchPath, matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router';
import { withLabels } from '../language/labels.ts';
import type { PageFinder } from '../remotes/pageFiles.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { Inside, loadInside } from './Inside.tsx';

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

const unknownAddress = '*';

/** React Router only discovers routes below patterns with a splat, so each stub gets one. */
function withRest(path: string): string {
  return path.endsWith('*') ? path : `${path}/*`;
}

interface RemotePlaces {
  readonly routes: RouteObject[];
  readonly patch: PatchRoutesOnNavigationFunction;
  readonly pageAt: PageFinder;
}

interface Guard {
  /** The route that remotes' routes are children of. */
  readonly id: string;
  readonly mayEnter: () => Promise<boolean>;
  readonly addPlugins: () => Promise<void>;
  /** Known once a user may enter. */
  readonly serverVersion: () => string | undefined;
}

/**
 * Stub routes that are filled on demand. They have no path (it would match, and the remote never load); their child
 * catches what the remote's own routes don't match. Plugins added by address get stubs on the first unknown address.
 */
export function remoteRoutes(store: RegistryStore, guard: Guard): RemotePlaces {
  const stubs = stubsOf(store.started.remotes);
  const filled = new Map<string, RouteObject[]>();
  const failures = new Map<string, unknown>();
  const loading = new Map<string, Promise<RouteObject[]>>();

  const placeOf = ({ id, remoteId, entry }: Stub): RouteObject => ({
    id,
    loader: () => {
      // The next user doesn't have the previous user's plugins.
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
        // Not thrown by the patch function, where the router would skip the parents' loaders, and with them the frame.
        loader: () => {
          const failure = failures.get(id);
          if (failure) throw failure;
          return null;
        },
        element: <Inside draw={({ NotFoundPage }) => <NotFoundPage />} />,
      },
    ],
  });

  /** Deduplicates overlapping navigations to one remote. */
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
    const lastMatch = matches.at(-1);
    const isUnknown = lastMatch?.route.path === unknownAddress;
    if (isUnknown || (!isSafeMode && hasOverrides())) {
      if (!(await guard.mayEnter())) return;
      await guard.addPlugins();
      const added = stubsOf(store.remotes()).filter(({ id }) => !stubs.some((stub) => stub.id === id));
      stubs.push(...added);
      if (added.length > 0) fill(guard.id, added.map(placeOf));
    }
    const stub = isUnknown
      ? stubs.find(({ entry }) => matchPath(withRest(entry.path), `/${lastMatch.params['*']}`))
      : matches
          .toReversed()
          .map(({ route }) => stubs.find(({ id }) => id === route.id))
          .find((found) => found !== undefined);
    if (!stub || filled.has(stub.id) || !(await guard.mayEnter())) return;
    const remote = store.take(stub.remoteId);
    if (!remote) return;
    try {
      const children = await load(stub, remote, lastMatch?.pathname ?? '');
      // A cancelled navigation adds no routes; the next one must.
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
  const remote = remotes.find((one) => one.id === id);
  return remote ? withLabels(remote).title : id;
}
