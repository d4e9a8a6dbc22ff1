import type { NavigationEntry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { expect, test } from 'vitest';
import type { Visitor } from '../session/audience.ts';
import { offersOf } from '../slots/offersOf.ts';
import { navigationEntries } from './navigationEntries.ts';
import { usableRemotes } from './usableRemotes.ts';

function remote(id: string, navigation: readonly NavigationEntry[], server?: string): RemoteDescriptor {
  return {
    id,
    title: id,
    requires: { contract: '^3.0.0', ...(server === undefined ? {} : { server }) },
    routes: [],
    navigation,
    version: '1.0.0',
    folder: `remotes/${id}/`,
    entry: 'remoteEntry.js',
    container: id,
    files: {},
    preload: {},
  };
}

const entry = (label: string, order: number, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  label,
  path: label.toLowerCase(),
  icon: 'collection',
  order,
  ...more,
});

const administrator = { isAdministrator: true, serverVersion: '5.3.3.0' };
const entriesFor = (remotes: readonly RemoteDescriptor[], visitor: Visitor) =>
  navigationEntries(usableRemotes(remotes, visitor), offersOf(remotes, visitor));
const labels = (remotes: readonly RemoteDescriptor[], visitor: Visitor = administrator) =>
  entriesFor(remotes, visitor).map(({ label }) => label);

test('sorts links of all remotes by order, then by label', () => {
  const remotes = [
    remote('b', [entry('Utilities', 30), entry('Log', 40)]),
    remote('a', [entry('Collection', 20)]),
    remote('c', [entry('Archive', 40)]),
  ];
  expect(labels(remotes)).toEqual(['Collection', 'Utilities', 'Archive', 'Log']);
});

test('hides administrators’ links from other users', () => {
  const remotes = [remote('a', [entry('Collection', 1), entry('Utilities', 2, { adminOnly: true })])];
  expect(labels(remotes, { ...administrator, isAdministrator: false })).toEqual(['Collection']);
});

test('shows the link for the server when a page has one for each version', () => {
  const remotes = [
    remote('a', [
      entry('Log', 1, { server: '<6.0.0-dev.0' }),
      entry('Log', 1, { server: '>=6.0.0-dev.0', adminOnly: true }),
    ]),
  ];
  for (const serverVersion of ['5.3.3.0', '6.0.0-dev.425', undefined])
    expect(labels(remotes, { isAdministrator: true, serverVersion }), serverVersion).toEqual(['Log']);
  const user = { isAdministrator: false };
  expect(labels(remotes, { ...user, serverVersion: '5.3.3.0' })).toEqual(['Log']);
  expect(labels(remotes, { ...user, serverVersion: '6.0.0-dev.425' })).toEqual([]);
});

test('hides links that need a later server', () => {
  const remotes = [
    remote('a', [entry('Collection', 1), entry('Duplicates', 2, { server: '>=5.1.0-dev.79' })]),
    remote('b', [entry('Plugins', 3)], '>=5.3.0-dev.0'),
  ];
  expect(labels(remotes, { ...administrator, serverVersion: '5.1.0.35' })).toEqual(['Collection']);
  expect(labels(remotes, { ...administrator, serverVersion: '5.1.0.79' })).toEqual([
    'Collection',
    'Duplicates',
  ]);
  expect(labels(remotes)).toEqual(['Collection', 'Duplicates', 'Plugins']);
});

test('lists contributed pages below the link whose slot they fill', () => {
  const page = { slot: 'utilities.page', module: './Page.tsx' } as const;
  const remotes = [
    remote('utilities', [
      entry('Utilities', 1, { slot: 'utilities.page', children: [{ label: 'Renamer', path: 'renamer' }] }),
      entry('Log', 2),
    ]),
    {
      ...remote('notes', []),
      contributions: [
        { ...page, id: 'pad', title: 'Notes' },
        { ...page, id: 'secret', title: 'Secrets', adminOnly: true },
        { ...page, id: 'tab', title: 'Tab', slot: 'series.tab' as const },
      ],
    },
  ];
  const below = (isAdministrator: boolean) =>
    entriesFor(remotes, { ...administrator, isAdministrator }).map(({ children }) => children);
  const pad = { label: 'Notes', path: 'utilities/x/notes.pad' };
  expect(below(false)).toEqual([[{ label: 'Renamer', path: 'renamer' }, pad], []]);
  expect(below(true)[0]?.at(-1)).toEqual({ label: 'Secrets', path: 'utilities/x/notes.secret' });
});

test('shows every link while the server’s version is unknown', () => {
  const remotes = [remote('a', [entry('Duplicates', 2, { server: '>=5.1.0-dev.79' })])];
  expect(entriesFor(remotes, { isAdministrator: true, serverVersion: undefined })).toHaveLength(1);
});
