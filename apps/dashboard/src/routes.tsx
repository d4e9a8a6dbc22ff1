import { partsAhead } from '@hondana/shared/ahead/partsAhead';
import type { RemoteRoutes } from '@hondana/shared/remote';
import { BoardPage } from './board/BoardPage.tsx';

// Widgets that begin below the screen are one file, and any of them brings it.
partsAhead.add(async () => {
  await import(
    /* webpackChunkName: "dashboard_widget_later" */ './widgets/recommendedAnime/RecommendedAnimeWidget.tsx'
  );
});

/** Every page of the dashboard. The board is where people begin, so it comes with the routes. */
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
