import type { RemoteRoutes } from '@hondana/shared/remote';
import { lazyPart } from '@hondana/shared/ui/lazyPart';

import { BoardPage } from './board/BoardPage.tsx';

const DisplaySettings = lazyPart(
  async () => (await import('./displaySettings/DisplaySettingsDialog.tsx')).DisplaySettingsDialog,
);
const Welcome = lazyPart(async () => (await import('./welcome/WelcomeDialog.tsx')).WelcomeDialog);

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
