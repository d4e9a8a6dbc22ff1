/** What only those who are signed in need, in one chunk. */
export { Frame } from '../frame/Frame.tsx';
export { NotFoundPage } from '../notFound/NotFoundPage.tsx';
export { NothingInstalledPage } from '../remotes/lazyNothingInstalled.ts';
export { loadRoutes } from '../remotes/loadRoutes.ts';
export { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
export { sharedOverlays } from '../remotes/sharedOverlays.ts';
