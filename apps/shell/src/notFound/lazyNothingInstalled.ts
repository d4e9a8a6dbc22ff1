import { lazyPart } from '@hondana/shared/ui/lazyPart';

/** Hardly anybody sees it. */
export const NothingInstalledPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare" */ './NothingInstalledPage.tsx')).NothingInstalledPage,
);
