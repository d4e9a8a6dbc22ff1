import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { ReactNode } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';

const LoginFooter = lazyPart(
  async () => (await import(/* webpackChunkName: "loginFooter" */ './LoginFooter.tsx')).LoginFooter,
  { failed: () => null, skipPrefetch: true },
);

export function loginFooter(store: RegistryStore): ReactNode {
  const hasPart = store.started.remotes.some(({ contributions = [] }) =>
    contributions.some(({ slot }) => slot === 'login.footer'),
  );
  return hasPart && <LoginFooter store={store} />;
}
