import { expect, test } from 'vitest';
import { readRegistry } from './registry.ts';

const remote = (id: string, path: string, more = {}) => ({
  id,
  title: id.toUpperCase(),
  version: '1.0.0',
  requires: { contract: '^3.0.0' },
  folder: `remotes/${id}/`,
  entry: 'remoteEntry.js',
  container: `hondana_${id}`,
  files: { 'remoteEntry.js': 'sha384-' },
  routes: [{ path, module: './routes' }],
  preload: {},
  ...more,
});
const addedFrom = 'https://plugins.example/';
const read = (...remotes: unknown[]) => readRegistry({ format: 1, shell: {}, remotes });

test('rejects a plugin that claims the interface’s addresses, whatever its position', () => {
  const { remotes, rejected } = read(
    remote('a', 'collection/*', { addedFrom }),
    remote('b', 'b/*', { addedFrom }),
    remote('collection', 'collection/*'),
    remote('linking', 'collection/series/:id/tmdb-linking'),
  );
  expect(remotes.map(({ id }) => id)).toEqual(['collection', 'linking', 'b']);
  expect(rejected).toEqual([
    { id: 'a', isPlugin: true, reason: 'Its route “collection/*” is within the addresses of COLLECTION.' },
  ]);
});

test('keeps the interface’s own remote of two with one id, or else the first', () => {
  const { remotes, rejected } = read(
    remote('x', 'a', { addedFrom }),
    remote('x', 'x'),
    remote('y', 'y'),
    remote('y', 'z'),
  );
  expect(remotes.map(({ routes }) => routes[0]?.path)).toEqual(['x', 'y']);
  expect(rejected.map(({ id }) => id)).toEqual(['y', 'x']);
});

test('rejects entries that are no descriptor, named by their id when they have one', () => {
  expect(read(null, { id: 'broken' }, 7).rejected.map(({ id }) => id)).toEqual([
    'unnamed',
    'broken',
    'unnamed',
  ]);
});
