import * as icons from '@hondana/shared/ui/icons';

const byName: Readonly<Record<string, icons.IconShape>> = {
  actions: icons.actionsIcon,
  calendar: icons.calendarIcon,
  collection: icons.collectionIcon,
  dashboard: icons.dashboardIcon,
  file: icons.fileIcon,
  film: icons.filmIcon,
  folder: icons.folderIcon,
  link: icons.linkIcon,
  log: icons.logIcon,
  queue: icons.queueIcon,
  search: icons.searchIcon,
  settings: icons.settingsIcon,
  star: icons.starIcon,
  tag: icons.tagIcon,
  tools: icons.toolsIcon,
  users: icons.usersIcon,
  utilities: icons.toolsIcon,
};

/** The drawing that a descriptor names. One that this shell does not know looks as any plugin does. */
export function navigationIcon(name: string): icons.IconShape {
  return (Object.hasOwn(byName, name) ? byName[name] : undefined) ?? icons.pluginIcon;
}
