import type { RemoteRoutes } from '@hondana/shared/remote';
import { GalleryPage } from './GalleryPage.tsx';

export const routes: RemoteRoutes = [{ path: 'gallery', Component: GalleryPage }];
