import type {
  Audience,
  Contribution,
  NavigationEntry,
  RemoteDefinition,
} from '@hondana/shared/remote/descriptor';
import { t } from '@lingui/core/macro';

type Slot = Contribution['slot'];
type Target = NonNullable<Contribution['target']>;

const places: Readonly<Record<Slot, (title: string) => string>> = {
  'dashboard.widget': (title) => t`Widget “${title}” on the dashboard`,
  'series.tab': (title) => t`Tab “${title}” on the pages of series`,
  'settings.page': (title) => t`Page “${title}” in the settings`,
  'utilities.page': (title) => t`Page “${title}” in the utilities`,
  'series.header': (title) => t`“${title}” below the titles of series`,
  'episode.row': (title) => t`“${title}” in the rows of episodes`,
  'group.section': (title) => t`“${title}” on the pages of groups`,
  'calendar.day': (title) => t`“${title}” on the days of the calendar`,
  'login.footer': (title) => t`“${title}” on the login page, for everyone`,
  action: (title) => t`Action “${title}”`,
  command: (title) => t`Command “${title}”`,
  'palette.settings': (title) => t`Settings “${title}” in the command palette`,
};

const targets: Readonly<Record<Target, (place: string) => string>> = {
  file: (place) => t`${place} for each file`,
  series: (place) => t`${place} for each series`,
};

function limited(what: string, { adminOnly, server }: Audience): string {
  if (adminOnly && server) return t`${what} (for administrators, on servers ${server})`;
  if (adminOnly) return t`${what} (for administrators)`;
  return server ? t`${what} (on servers ${server})` : what;
}

function contributed(contribution: Contribution): string {
  const { slot, title, target } = contribution;
  // A later shell may have slots unknown here.
  const place = places[slot]?.(title) ?? t`“${title}” in ${slot}`;
  return limited(target ? targets[target](place) : place, contribution);
}

function linked(entry: NavigationEntry): string {
  const { label } = entry;
  return limited(t`Link “${label}” in the main navigation`, entry);
}

function routed({ path }: RemoteDefinition['routes'][number]): string {
  const start = path.replace(/\/\*$/, '');
  return start === path ? t`A page at /${path}` : t`Pages at /${start} and below`;
}

export function pluginAsks({
  routes,
  navigation = [],
  contributions = [],
  requires: { contract, server },
}: Pick<RemoteDefinition, 'routes' | 'navigation' | 'contributions' | 'requires'>): readonly string[] {
  return [
    ...routes.map(routed),
    ...navigation.map(linked),
    ...contributions.map(contributed),
    t`Contract ${contract} of the shell`,
    ...(server === undefined ? [] : [`Shoko Server ${server}`]),
  ];
}
