import { serverVersionQuery } from '@hondana/shared/resources/server';
import type { QueryClient } from '@tanstack/react-query';
import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router';
import { ErrorScreen } from '../errorScreen/ErrorScreen.tsx';
import { redrawnRoutes } from '../language/Redrawn.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import type { Visit } from '../session/visit.ts';
import { BootScreen } from './BootScreen.tsx';
import { Inside, loadInside } from './Inside.tsx';
import { Root } from './Root.tsx';
import { remoteRoutes } from './remoteRoutes.tsx';

interface ShellRoutesOptions {
  readonly store: RegistryStore;
  readonly visit: Visit;
  readonly queryClient: QueryClient;
}

interface ShellRoutes {
  readonly routes: RouteObject[];
  readonly patch: PatchRoutesOnNavigationFunction;
}

async function toStartPage(
  store: RegistryStore,
  serverVersion: string | undefined,
): Promise<Response | null> {
  const { startPath } = await loadInside();
  const path = startPath(store.started.remotes, serverVersion);
  return path === undefined ? null : redirect(`/${path}`);
}

export function shellRoutes({ store, visit, queryClient }: ShellRoutesOptions): ShellRoutes {
  const mayEnter = async (): Promise<boolean> => {
    const enters = (await visit.decide()) === 'enter';
    if (enters) loadInside().catch(() => {}); // The guarded route retries and reports.
    return enters;
  };
  const serverVersion = (): string | undefined =>
    queryClient.getQueryData(serverVersionQuery().queryKey)?.Server.Version ?? undefined;
  const remotes = remoteRoutes(store, {
    id: 'guarded',
    mayEnter,
    serverVersion,
    addPlugins: async () => {
      // Without plugins their addresses match no route; the frame fetches them too, and reports errors.
      await import(/* webpackChunkName: "rare" */ '../remotes/addPlugins.ts')
        .then(({ addPlugins }) => addPlugins(store, queryClient))
        .catch(() => {});
    },
  });

  const routes: RouteObject[] = [
    {
      id: 'root',
      element: <Root store={store} />,
      errorElement: <ErrorScreen store={store} />,
      hydrateFallbackElement: <BootScreen />,
      children: [
        {
          path: 'login',
          // Another tab may be signed in; its answer redirects the form, which doesn't wait for it.
          loader: () => visit.meet().then(() => null),
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "login" */ '../login/LoginPage.tsx')).LoginPage,
          }),
        },
        {
          path: 'firstrun/:step?',
          loader: () => visit.restore().then(() => null),
          lazy: async () => ({ Component: (await import('../firstRun/FirstRunPage.tsx')).FirstRunPage }),
        },
        {
          path: 'unsupported',
          loader: async () => ((await visit.decide()) === 'unsupported' ? null : redirect('/')),
          lazy: async () => ({
            Component: (
              await import(/* webpackChunkName: "unsupported" */ '../unsupported/UnsupportedPage.tsx')
            ).UnsupportedPage,
          }),
        },
        {
          id: 'guarded',
          loader: ({ request }) =>
            visit.guard(request, () => loadInside().then(({ settle }) => settle(queryClient))),
          element: <Inside draw={({ Frame }) => <Frame store={store} pageAt={remotes.pageAt} />} />,
          children: [
            {
              index: true,
              loader: () => toStartPage(store, serverVersion()),
              element: <Inside draw={({ NothingInstalledPage }) => <NothingInstalledPage />} />,
            },
            ...remotes.routes,
            { path: '*', element: <Inside draw={({ NotFoundPage }) => <NotFoundPage />} /> },
          ],
        },
      ],
    },
  ];
  return { routes: redrawnRoutes(routes), patch: remotes.patch };
}
