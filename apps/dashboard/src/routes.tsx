import type { RemoteRoutes } from '@hondana/shared/remote';
import { BoardPage } from './board/BoardPage.tsx';

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
