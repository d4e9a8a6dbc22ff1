import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { usableRemotes } from './usableRemotes.ts';

export function useUsableRemotes(store: RegistryStore) {
  const visitor = useVisitor();
  const remotes = useAtomValue(store.remotesAtom);
  return useMemo(() => usableRemotes(remotes, visitor), [remotes, visitor]);
}
