import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { useSyncExternalStore } from 'react';
import type { RegistryStore } from './registryStore.ts';

/** What this page runs, also what was added since. */
export function useRemotes(store: RegistryStore): readonly RemoteDescriptor[] {
  return useSyncExternalStore(store.subscribe, store.remotes);
}
