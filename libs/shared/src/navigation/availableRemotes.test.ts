import { expect, test } from 'vitest';
import { type AvailableRemote, hasPage } from './availableRemotes.ts';

const entry = { icon: 'tools', order: 1 };

const remotes: readonly AvailableRemote[] = [
  { routes: [{ path: 'collection/*', module: '' }] },
  { routes: [{ path: 'collection/series/:seriesId/tmdb-linking', module: '' }] },
  {
    routes: [
      { path: 'utilities/*', module: '' },
      { path: 'log', module: '' },
    ],
    navigation: [
      { ...entry, label: 'Log', path: 'log' },
      {
        ...entry,
        label: 'Utilities',
        path: 'utilities',
        children: [{ label: 'Unrecognized Files', path: 'utilities/unrecognized' }],
      },
    ],
  },
];

test.for([
  ['/collection', true],
  ['/collection/filter/live?f=MissingTmdbLink', true],
  ['/collection/series/7/tmdb-linking', true],
  ['/log', true],
  ['/utilities', true],
  ['/utilities/unrecognized', true],
  ['/utilities/unrecognized/files', true],
  ['/utilities/release-management/multiples', false],
  ['/utilities/unrecognized-too', false],
  ['/settings/import', false],
  ['/', false],
] as const)('tells whether %s is a page: %s', ([address, expected]) => {
  expect(hasPage(remotes, address)).toBe(expected);
});
