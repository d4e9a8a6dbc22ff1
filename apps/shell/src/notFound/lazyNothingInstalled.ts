import { lazyPart } from '@hondana/shared/ahead/lazyPart';

export const NothingInstalledPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare" */ './NothingInstalledPage.tsx')).NothingInstalledPage,
  { skipPrefetch: true },
);
