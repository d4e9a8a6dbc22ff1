/**
 * Icons of navigation entries. A shell shows an unknown one as a plugin without an icon; `plugin check` refuses it.
 * @example navigation: [{ label: 'Watch Notes', path: 'watch-notes', icon: 'star', order: 60 }]
 */
export const navigationIcons = [
  'actions',
  'calendar',
  'collection',
  'dashboard',
  'file',
  'film',
  'folder',
  'link',
  'log',
  'plugin',
  'queue',
  'search',
  'settings',
  'star',
  'tag',
  'tools',
  'users',
  'utilities',
] as const;

export type NavigationIcon = (typeof navigationIcons)[number];
