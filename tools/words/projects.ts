/** Apps and libraries with texts. */
export const projects = [
  'libs/shared',
  'apps/shell',
  'apps/collection',
  'apps/dashboard',
  'apps/linking',
  'apps/settings',
  'apps/utilities',
];
