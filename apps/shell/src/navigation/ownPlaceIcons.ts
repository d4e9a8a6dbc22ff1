import type { NavigationIcon } from '@hondana/shared/remote/navigationIcons';
import {
  collectionIcon,
  dashboardIcon,
  type IconShape,
  logIcon,
  settingsIcon,
  toolsIcon,
} from '@hondana/shared/ui/icons';

/** Top bar icons that load with the frame; plugins' icons come later. */
export const ownPlaceIcons = {
  collection: collectionIcon,
  dashboard: dashboardIcon,
  log: logIcon,
  settings: settingsIcon,
  utilities: toolsIcon,
} satisfies Partial<Record<NavigationIcon, IconShape>>;
