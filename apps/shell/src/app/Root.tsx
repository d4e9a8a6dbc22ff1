import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useSessionEnd } from '../session/useSessionEnd.ts';
import { applyTheme, rememberedTheme } from '../theme/theme.ts';
import { BootScreen } from './BootScreen.tsx';
import { offerNewVersion } from './offerNewVersion.ts';

interface RootProps {
  readonly store: RegistryStore;
}

/** What every page stands in, signed in or not. */
export function Root({ store }: RootProps) {
  useLayoutEffect(() => applyTheme(rememberedTheme()), []);
  useEffect(() => store.watch(offerNewVersion), [store]);
  useSessionEnd();
  return (
    <Suspense fallback={<BootScreen />}>
      <Outlet context={store} />
    </Suspense>
  );
}
