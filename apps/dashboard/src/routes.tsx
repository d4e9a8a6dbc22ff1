import type { RemoteRoutes } from '@hondana/shared/remote';
import { BoardPage } from './board/BoardPage.tsx';

/** Every page of the dashboard. The board is where people begin, so it comes with the routes. */
export const routes: RemoteRoutes = [{ path: 'dashboard', element: <BoardPage /> }];
