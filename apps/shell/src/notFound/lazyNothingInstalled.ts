import { lazyPart } from '@hondana/shared/ui/lazyPart';

export const NothingInstalledPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare" */ './NothingInstalledPage.tsx')).NothingInstalledPage,
);
