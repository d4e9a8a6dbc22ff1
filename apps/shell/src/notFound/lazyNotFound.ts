import { lazyPart } from '@hondana/shared/ahead/lazyPart';

export const NotFoundPage = lazyPart(
  async () => (await import(/* webpackChunkName: "rare" */ './NotFoundPage.tsx')).NotFoundPage,
  { skipPrefetch: true },
);
