import type { NavigationIcon } from '@hondana/shared/remote/navigationIcons';
import * as icons from '@hondana/shared/ui/icons';
import { ownPlaceIcons } from './ownPlaceIcons.ts';

const byName: Readonly<Record<NavigationIcon, icons.IconShape>> = {
  ...ownPlaceIcons,
  actions: icons.actionsIcon,
  calendar: icons.calendarIcon,
  file: icons.fileIcon,
  film: icons.filmIcon,
  folder: icons.folderIcon,
  link: icons.linkIcon,
  plugin: icons.pluginIcon,
  queue: icons.queueIcon,
  search: icons.searchIcon,
  star: icons.starIcon,
  tag: icons.tagIcon,
  tools: icons.toolsIcon,
  users: icons.usersIcon,
};

export function navigationIcon(name: string): icons.IconShape {
  return Object.hasOwn(byName, name) ? byName[name as NavigationIcon] : icons.pluginIcon;
}
