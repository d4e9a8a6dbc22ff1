import { expect, test } from 'vitest';
import { judgeAddedPlugins } from './addedPlugins.ts';
import type { RemoteDescriptor } from './descriptor.ts';

const integrity = `sha384-${'a'.repeat(64)}`;

function remote(id: string, more: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    id,
    title: id.toUpperCase(),
    version: '1.0.0',
    requires: { contract: '^3.0.0' },
    folder: `remotes/${id}/1.0.0/`,
    entry: 'remoteEntry.js',
    container: `hondana_${id}`,
    files: { 'remoteEntry.js': integrity },
    routes: [],
    preload: {},
    ...more,
  };
}

const surroundings = {
  installed: [remote('collection', { routes: [{ path: 'collection/*', module: './routes' }] })],
  contractVersion: '3.0.0',
  policy: {
    base: 'https://box.example/webui/',
    content: [
      "style-src 'self' http://localhost:* https://named.example https://half.example",
      "connect-src 'self' http://localhost:* https://named.example",
    ].join('; '),
  },
};

const kept = (descriptor: RemoteDescriptor, isEnabled = true) => ({
  from: 'https://box.example/webui/remotes/descriptor.json',
  isEnabled,
  descriptor,
});

function refusalOf(descriptor: RemoteDescriptor): string | undefined {
  return judgeAddedPlugins({ [descriptor.id]: kept(descriptor) }, surroundings)[0]?.refusal;
}

test.for([
  [remote('notes'), undefined],
  [remote('notes', { folder: 'https://named.example/notes/' }), undefined],
  [
    remote('notes', { folder: 'https://half.example/notes/' }),
    /is served from https:\/\/half\.example, and this deployment/,
  ],
  [remote('notes', { folder: 'https://other.example/notes/' }), /does not let pages load from there/],
  [remote('notes', { folder: 'http://localhost:5000/' }), /a different machine for each browser/],
  [remote('notes', { requires: { contract: '^4.0.0' } }), /needs version \^4\.0\.0 .* offers 3\.0\.0/],
  [remote('notes', { files: { 'remoteEntry.js': integrity, 'a.js': '' } }), /integrity of each of its files/],
  [remote('collection'), /id “collection” is taken by COLLECTION/],
] as const)('judges added plugin %#: %s', ([descriptor, refusal]) => {
  if (refusal === undefined) expect(refusalOf(descriptor)).toBeUndefined();
  else expect(refusalOf(descriptor)).toMatch(refusal);
});

test('refuses the second of two plugins with the same route, unless the first is disabled', () => {
  const routes = [{ path: 'notes', module: './routes' }];
  const [first, second] = [remote('one', { routes }), remote('two', { routes })];
  const refusals = (isEnabled: boolean) =>
    judgeAddedPlugins({ one: kept(first, isEnabled), two: kept(second) }, surroundings).map(
      ({ refusal }) => refusal,
    );
  expect(refusals(true)).toEqual([undefined, 'Its route “notes” is within the addresses of ONE.']);
  expect(refusals(false)).toEqual([undefined, undefined]);
});

test.for([undefined, null, 'notes', 7, []])('finds no plugins in settings that hold %j', (value) => {
  expect(judgeAddedPlugins(value, surroundings)).toEqual([]);
});

test('lists plugins that cannot be read with the reason', () => {
  const judged = judgeAddedPlugins(
    { one: 3, two: kept(remote('notes')), three: { descriptor: {} } },
    surroundings,
  );
  expect(judged.map(({ id, refusal }) => [id, refusal])).toEqual([
    ['one', 'The descriptor is not an object.'],
    ['two', 'Its descriptor is that of “notes”.'],
    ['three', 'The descriptor has no valid id.'],
  ]);
});
