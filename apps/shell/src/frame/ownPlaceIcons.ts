import type { NavigationIcon } from '@hondana/shared/remote/navigationIcons';
import {
  collectionIcon,
  dashboardIcon,
  type IconShape,
  logIcon,
  settingsIcon,
  toolsIcon,
} from '@hondana/shared/ui/icons';

/** What the places of the interface itself show in the top bar. It is there at once; plugins' icons come later. */
export const ownPlaceIcons = {
  collection: collectionIcon,
  dashboard: dashboardIcon,
  log: logIcon,
  settings: settingsIcon,
  utilities: toolsIcon,
} satisfies Partial<Record<NavigationIcon, IconShape>>;
