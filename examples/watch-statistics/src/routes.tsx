import type { RemoteRoutes } from '@hondana/shared/remote';
import { StatisticsPage } from './page/StatisticsPage.tsx';

export const routes: RemoteRoutes = [{ path: 'watch-statistics', element: <StatisticsPage /> }];
