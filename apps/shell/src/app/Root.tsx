import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { Activity, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useHeldPage } from '../session/useHeldPage.ts';
import { applyTheme, rememberedTheme } from '../theme/theme.ts';
import { BootScreen } from './BootScreen.tsx';
import { offerNewVersion } from './offerNewVersion.ts';

const EntranceInPlace = lazyPart(
  async () => (await import(/* webpackChunkName: "login" */ '../login/EntranceInPlace.tsx')).EntranceInPlace,
  { waiting: () => <BootScreen /> },
);

interface RootProps {
  readonly store: RegistryStore;
}

/** What every page stands in, signed in or not. */
export function Root({ store }: RootProps) {
  useLayoutEffect(() => applyTheme(rememberedTheme()), []);
  useEffect(() => store.watch(offerNewVersion), [store]);
  const { hold, release } = useHeldPage();
  return (
    <>
      <Activity mode={hold ? 'hidden' : 'visible'}>
        <Suspense fallback={<BootScreen />}>
          <Outlet context={store} />
        </Suspense>
      </Activity>
      {hold && <EntranceInPlace hold={hold} onRelease={release} />}
    </>
  );
}
