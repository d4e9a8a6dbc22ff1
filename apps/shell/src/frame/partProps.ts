import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import type { RegistryStore } from '../remotes/registryStore.ts';

/** What each part that lies over the page is told. */
export interface PartProps {
  readonly entries: readonly NavigationEntry[];
  readonly store: RegistryStore;
  readonly onClose: () => void;
}

/** What each menu is told whose button stands in a bar. */
export interface MenuContentProps {
  /** The button, beside which the menu opens and which gets the focus back. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}
