import { lazy } from 'react';

/** Fetches what is behind the session guard. The guard awaits it, so the parts below are there at once. */
export const loadInside = () => import('./inside.ts');

export const Frame = lazy(async () => ({ default: (await loadInside()).Frame }));
export const NotFoundPage = lazy(async () => ({ default: (await loadInside()).NotFoundPage }));
export const NothingInstalledPage = lazy(async () => ({
  default: (await import('../remotes/seldom.ts')).NothingInstalledPage,
}));
export const RemoteBoundary = lazy(async () => ({ default: (await loadInside()).RemoteBoundary }));
