import type { Audience, Contribution, RemoteDefinition } from '@hondana/shared/remote/descriptor';

const places: Readonly<Record<Contribution['slot'], (title: string) => string>> = {
  'dashboard.widget': (title) => `Widget “${title}” on the dashboard`,
  'series.tab': (title) => `Tab “${title}” on the pages of series`,
  'settings.page': (title) => `Page “${title}” in the settings`,
  'utilities.page': (title) => `Page “${title}” in the utilities`,
  'series.header': (title) => `“${title}” below the titles of series`,
  'episode.row': (title) => `“${title}” in the rows of episodes`,
  'group.section': (title) => `“${title}” on the pages of groups`,
  'calendar.day': (title) => `“${title}” on the days of the calendar`,
  'login.footer': (title) => `“${title}” on the login page, for everyone`,
  action: (title) => `Action “${title}”`,
  command: (title) => `Command “${title}”`,
  'palette.settings': (title) => `Settings “${title}” in the command palette`,
};

function audience({ adminOnly, server }: Audience): string {
  const limits = [adminOnly && 'for administrators', server && `on servers ${server}`].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}

function contributed(contribution: Contribution): string {
  const { slot, title, target } = contribution;
  // A later shell may have slots unknown here.
  const place = places[slot]?.(title) ?? `“${title}” in ${slot}`;
  return `${place}${target === undefined ? '' : ` for each ${target}`}${audience(contribution)}`;
}

export function pluginAsks({
  routes,
  navigation = [],
  contributions = [],
  requires,
}: Pick<RemoteDefinition, 'routes' | 'navigation' | 'contributions' | 'requires'>): readonly string[] {
  return [
    ...routes.map(({ path }) =>
      path.endsWith('/*') ? `Pages at /${path.slice(0, -2)} and below` : `A page at /${path}`,
    ),
    ...navigation.map((entry) => `Link “${entry.label}” in the main navigation${audience(entry)}`),
    ...contributions.map(contributed),
    `Contract ${requires.contract} of the shell`,
    ...(requires.server === undefined ? [] : [`Shoko Server ${requires.server}`]),
  ];
}
