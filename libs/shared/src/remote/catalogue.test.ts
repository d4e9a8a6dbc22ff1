import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';

const base = 'https://box.example/webui/tweak/catalogue.json';
const version = {
  version: '1.0.0',
  contract: '^3.0.0',
  address: 'plugins/notes/1.0.0/',
  asks: { routes: [{ path: 'notes', module: './routes' }] },
};
const notes = { id: 'notes', title: 'Notes', description: 'Notes on series.', versions: [version] };
const mine = { ...notes, id: 'mine' };
const read = (...plugins: unknown[]) => readCatalogue({ format: 1, plugins }, base);

test('resolves addresses relative to the list', () => {
  const { plugins, unreadable } = read(notes);
  expect(unreadable).toBe(0);
  expect(plugins[0]?.versions[0]?.address).toBe('https://box.example/webui/tweak/plugins/notes/1.0.0/');
});

test.for([
  ['null', null],
  ['no id', { ...mine, id: undefined }],
  ['an id that would be a path', { ...mine, id: '../x' }],
  ['a title that is markup of React', { ...mine, title: { $$typeof: 'react', props: {} } }],
  ['an endless title', { ...mine, title: 'x'.repeat(10_000) }],
  ['a homepage that runs', { ...mine, homepage: 'javascript:alert(1)' }],
  ['no versions', { ...mine, versions: [] }],
  ['versions that are none', { ...mine, versions: 7 }],
  ['a version that is none', { ...mine, versions: [{ ...version, version: '1.0.0/../..' }] }],
  ['an address that runs', { ...mine, versions: [{ ...version, address: 'javascript:alert(1)' }] }],
  ['no address', { ...mine, versions: [{ ...version, address: 'https://' }] }],
  ['asks that are none', { ...mine, versions: [{ ...version, asks: { routes: [{ path: 7 }] } }] }],
  ['a second one of its id', notes],
])('skips and counts an entry with %s', ([, entry]) => {
  const { plugins, unreadable } = read(notes, entry, { ...notes, id: 'other' });
  expect(plugins.map(({ id }) => id)).toEqual(['notes', 'other']);
  expect(unreadable).toBe(1);
});

test('skips and counts a version that cannot be read, and keeps the others', () => {
  const { plugins, unreadable } = read({ ...notes, versions: [{ ...version, contract: 7 }, version] });
  expect(plugins[0]?.versions).toHaveLength(1);
  expect(unreadable).toBe(1);
});

test('ignores properties and slots of later versions', () => {
  const later = {
    ...version,
    licence: 'MIT',
    asks: { contributions: [{ slot: 'sky.cloud', id: 'a', title: 'A', module: './a' }] },
  };
  expect(read({ ...notes, stars: 5, versions: [later] }).unreadable).toBe(0);
});

test.for([null, [], 'list', { format: 1 }, { format: 2, plugins: [] }])(
  'rejects %j, which is no list',
  (value) => {
    expect(() => readCatalogue(value, base)).toThrow(/^It/);
  },
);
