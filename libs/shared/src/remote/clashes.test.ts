import { expect, test } from 'vitest';
import { findClash } from './clashes.ts';

const remote = (id: string, ...paths: string[]) => ({
  id,
  title: id.toUpperCase(),
  container: `hondana_${id}`,
  routes: paths.map((path) => ({ path, module: './routes' })),
});

const installed = [
  remote('collection', 'collection/*'),
  remote('linking', 'collection/series/:id/tmdb-linking'),
];

test.for([
  [remote('statistics', 'statistics/*'), undefined],
  [remote('statistics', 'collections'), undefined],
  [remote('collection'), 'Its id “collection” is taken by COLLECTION, which is installed.'],
  [
    { ...remote('statistics'), container: 'hondana_linking' },
    'Its container “hondana_linking” is taken by LINKING, which is installed.',
  ],
  [
    remote('statistics', 'statistics', 'Collection/statistics'),
    'Its route “Collection/statistics” is within the addresses of COLLECTION.',
  ],
  [remote('statistics', 'login'), 'Its route “login” is an address of the shell.'],
  [
    remote('statistics', ':anything'),
    'Its route “:anything” would take over addresses of others: the routes of a plugin must begin with a path segment of their own.',
  ],
  [
    remote('statistics', '*'),
    'Its route “*” would take over addresses of others: the routes of a plugin must begin with a path segment of their own.',
  ],
] as const)('checks plugin %# against the installed remotes: %s', ([plugin, clash]) => {
  expect(findClash(plugin, installed)).toBe(clash);
});
