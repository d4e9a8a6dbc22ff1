import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { Activity, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useHomeScreen } from '../homeScreen/useHomeScreen.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useHeldPage } from '../session/useHeldPage.ts';
import { RegistryWatch } from '../updates/lazyRegistryWatch.tsx';
import { BootScreen } from './BootScreen.tsx';

const EntranceInPlace = lazyPart(
  async () => (await import(/* webpackChunkName: "login" */ '../login/EntranceInPlace.tsx')).EntranceInPlace,
  { waiting: () => <BootScreen /> },
);

interface RootProps {
  readonly store: RegistryStore;
}

export function Root({ store }: RootProps) {
  const { hold, release } = useHeldPage();
  useHomeScreen();
  return (
    <>
      <Activity mode={hold ? 'hidden' : 'visible'}>
        <Suspense fallback={<BootScreen />}>
          <Outlet context={store} />
        </Suspense>
      </Activity>
      {hold && <EntranceInPlace store={store} hold={hold} onRelease={release} />}
      <RegistryWatch store={store} isHeld={hold !== undefined} />
    </>
  );
}
