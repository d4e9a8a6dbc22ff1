import { lazyChunks } from '@hondana/shared/ahead/lazyChunks';
import type { RemoteRoutes } from '@hondana/shared/remote';
import { BoardPage } from './board/BoardPage.tsx';

// Widgets below the first viewport share one chunk; importing any of them loads it.
lazyChunks.add(async () => {
  await import(
    /* webpackChunkName: "dashboard_widget_later" */ './widgets/recommendedAnime/RecommendedAnimeWidget.tsx'
  );
});

/** The board is the start page, so it is in the routes' chunk. */
export const routes: RemoteRoutes = [
  { path: 'dashboard', element: <BoardPage /> },
  {
    path: 'dashboard/calendar',
    lazy: async () => ({ Component: (await import('./calendar/CalendarPage.tsx')).CalendarPage }),
  },
  {
    path: 'dashboard/health',
    lazy: async () => ({ Component: (await import('./health/HealthPage.tsx')).HealthPage }),
  },
];
