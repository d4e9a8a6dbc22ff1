/**
 * Names of the icons that an entry of the navigation can have. A shell shows one that it does not know as it shows a
 * plugin without one; `plugin check` refuses it.
 *
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

/** One of {@link navigationIcons}. */
export type NavigationIcon = (typeof navigationIcons)[number];
