import type { RemoteRoutes } from '@hondana/shared/remote';

/** Every page is loaded when it is gone to: between two of them nothing is shared but the design system. */
export const routes: RemoteRoutes = [
  { path: 'log', lazy: async () => ({ Component: (await import('./log/LogPage.tsx')).LogPage }) },
];
