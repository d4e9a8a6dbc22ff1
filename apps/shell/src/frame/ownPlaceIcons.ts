import {
  collectionIcon,
  dashboardIcon,
  type IconShape,
  logIcon,
  settingsIcon,
  toolsIcon,
} from '@hondana/shared/ui/icons';

/** What the places of the interface itself show in the top bar. It is there at once; plugins' icons come later. */
export const ownPlaceIcons: Readonly<Record<string, IconShape>> = {
  collection: collectionIcon,
  dashboard: dashboardIcon,
  log: logIcon,
  settings: settingsIcon,
  utilities: toolsIcon,
};
