import { Outlet, redirect } from '@hondana/shared/navigation';
import type { RemoteRoutes } from '@hondana/shared/remote';
import { CollectionPage } from './browser/CollectionPage.tsx';
import { EditingProvider } from './editing/EditingProvider.tsx';
import { seriesTabs } from './seriesTabs.ts';

const loadGroup = () => import('./browser/GroupPage.tsx');
const loadSeries = () => import('./series/SeriesPage.tsx');

const series = async () => ({ Component: (await loadSeries()).SeriesPage });
const group = async () => ({ Component: (await loadGroup()).GroupPage });

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
      // Not by an element: that would lead on when it is drawn, and be it back from where somebody has gone since.
      { index: true, loader: () => redirect('overview'), element: null },
      {
        path: 'x/:contribution',
        lazy: async () => ({ Component: (await import('./contributed/ContributedTab.tsx')).ContributedTab }),
      },
      ...seriesTabs.map(({ path, detail, load }) => ({
        path: detail ? `${path}/${detail}` : path,
        lazy: async () => ({ Component: await load() }),
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

// The next page is most likely a series. Its code is fetched as soon as somebody reaches for anything: the
// first posters need not wait for it.
const reached = new AbortController();
for (const event of ['pointermove', 'pointerdown', 'keydown']) {
  globalThis.addEventListener?.(
    event,
    () => {
      reached.abort();
      void Promise.all([loadSeries(), seriesTabs[0]?.load(), loadGroup()]).catch(() => undefined);
    },
    { signal: reached.signal, passive: true },
  );
}
