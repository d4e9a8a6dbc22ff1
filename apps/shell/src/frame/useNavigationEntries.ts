import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { useAtomValue } from 'jotai';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { navigationEntries } from './navigationEntries.ts';

export function useNavigationEntries(store: RegistryStore): readonly NavigationEntry[] {
  return navigationEntries(useAtomValue(store.remotesAtom), useVisitor());
}
