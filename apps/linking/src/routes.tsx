import type { RemoteRoutes } from '@hondana/shared/remote';
import { LinkingPage } from './linking/LinkingPage.tsx';

export const routes: RemoteRoutes = [
  { path: 'collection/series/:seriesId/tmdb-linking', element: <LinkingPage /> },
];
