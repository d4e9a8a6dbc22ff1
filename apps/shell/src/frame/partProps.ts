import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import type { RegistryStore } from '../remotes/registryStore.ts';

export interface PartProps {
  readonly entries: readonly NavigationEntry[];
  readonly store: RegistryStore;
  readonly onClose: () => void;
}

export interface MenuContentProps {
  /** The button that the menu is placed at and returns focus to. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}
