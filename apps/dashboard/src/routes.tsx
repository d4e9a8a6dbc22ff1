import type { RemoteRoutes } from '@hondana/shared/remote';
import { lazy } from 'react';
import { BoardPage } from './board/BoardPage.tsx';

const DisplaySettings = lazy(async () => ({
  default: (await import('./displaySettings/DisplaySettingsDialog.tsx')).DisplaySettingsDialog,
}));
const Welcome = lazy(async () => ({
  default: (await import('./welcome/WelcomeDialog.tsx')).WelcomeDialog,
}));

/** Every page of the dashboard. The board is where people begin, so it comes with the routes. */
export const routes: RemoteRoutes = [
  { path: 'dashboard', element: <BoardPage dialogs={{ DisplaySettings, Welcome }} /> },
  {
    path: 'dashboard/calendar',
    lazy: async () => ({ Component: (await import('./calendar/CalendarPage.tsx')).CalendarPage }),
  },
  {
    path: 'dashboard/health',
    lazy: async () => ({ Component: (await import('./health/HealthPage.tsx')).HealthPage }),
  },
];
