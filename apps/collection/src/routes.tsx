import { Outlet, redirect } from '@hondana/shared/navigation';
import type { RemoteRoutes } from '@hondana/shared/remote';
import { CollectionPage } from './browser/CollectionPage.tsx';
import { EditingProvider } from './editing/EditingProvider.tsx';
import { seriesTabs } from './seriesTabs.ts';

const series = async () => ({ Component: (await import('./series/SeriesPage.tsx')).SeriesPage });
const group = async () => ({ Component: (await import('./browser/GroupPage.tsx')).GroupPage });

/** The collection page is the entry point, so it isn't lazy. */
const pages: RemoteRoutes = [
  { path: 'collection', element: <CollectionPage /> },
  { path: 'collection/filter/:filterId', element: <CollectionPage /> },
  { path: 'collection/group/:groupId', lazy: group },
  { path: 'collection/group/:groupId/filter/:filterId', lazy: group },
  {
    path: 'collection/series/:seriesId',
    lazy: series,
    children: [
      // Not `<Navigate>`: it would redirect on render, even if the user has navigated away since. The first tab's code
      // loads meanwhile.
      { index: true, loader: () => redirect(seriesTabs[0].path), lazy: seriesTabs[0].load },
      {
        path: 'x/:contribution',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "seriesParts" */ './contributed/ContributedTab.tsx'))
            .ContributedTab,
        }),
      },
      ...seriesTabs.map(({ path, detail, load }) => ({
        path: detail ? `${path}/${detail}` : path,
        lazy: load,
      })),
    ],
  },
];

export const routes: RemoteRoutes = [
  {
    element: (
      <EditingProvider>
        <Outlet />
      </EditingProvider>
    ),
    children: pages,
  },
];
