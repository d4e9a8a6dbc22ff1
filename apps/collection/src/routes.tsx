import { Outlet, redirect } from '@hondana/shared/navigation';
import type { RemoteRoutes } from '@hondana/shared/remote';
import { CollectionPage } from './browser/CollectionPage.tsx';
import { EditingProvider } from './editing/EditingProvider.tsx';
import { seriesTabs } from './seriesTabs.ts';

const series = async () => ({ Component: (await import('./series/SeriesPage.tsx')).SeriesPage });
const group = async () => ({ Component: (await import('./browser/GroupPage.tsx')).GroupPage });

/** The wall of posters is where people begin, so it comes with the routes. */
const pages: RemoteRoutes = [
  { path: 'collection', element: <CollectionPage /> },
  { path: 'collection/filter/:filterId', element: <CollectionPage /> },
  { path: 'collection/group/:groupId', lazy: group },
  { path: 'collection/group/:groupId/filter/:filterId', lazy: group },
  {
    path: 'collection/series/:seriesId',
    lazy: series,
    children: [
      // Not by an element: that would lead on when it is drawn, and be it back from where the user has gone since. The
      // code of where it leads comes beside.
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

/** Every page of the collection, with the editors that any of them may open. */
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
