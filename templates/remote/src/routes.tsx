import type { RemoteRoutes } from '@hondana/shared/remote';
import { StartPage } from './start/StartPage.tsx';

export const routes: RemoteRoutes = [{ path: 'new-remote', element: <StartPage /> }];
