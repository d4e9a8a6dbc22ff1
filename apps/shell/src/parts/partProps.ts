import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import type { RegistryStore } from '../remotes/registryStore.ts';

export interface PartProps {
  readonly entries: readonly NavigationEntry[];
  readonly store: RegistryStore;
  readonly onClose: () => void;
}
