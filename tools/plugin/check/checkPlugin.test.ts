import type { Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { expect, test } from 'vitest';
import { openPlugin } from '../pluginSource.ts';
import { integrityOf, validDescriptor, validFiles, writePlugin } from '../testPlugin.ts';
import { checkPlugin } from './checkPlugin.ts';

interface Changed {
  readonly descriptor?: { readonly [Name in keyof RemoteDescriptor]?: unknown } & {
    readonly colour?: string;
  };
  readonly files?: Readonly<Record<string, string>>;
}

async function findingsOf({ descriptor = {}, files = {} }: Changed, registry?: Registry): Promise<string[]> {
  const all = { ...validFiles, ...files };
  const folder = await writePlugin({ ...validDescriptor, files: integrityOf(all), ...descriptor }, all);
  const { findings } = await checkPlugin(await openPlugin(folder), registry);
  return findings.map(({ place, text }) => `${place}: ${text}`);
}

test('reports nothing for a valid plugin', async () => {
  expect(await findingsOf({})).toEqual([]);
});

const integrity = integrityOf(validFiles);

test.for<readonly [name: string, change: Changed, finding: RegExp]>([
  [
    'a title that is missing',
    { descriptor: { title: undefined } },
    /^\/: must have required property 'title'$/,
  ],
  ['an unknown property', { descriptor: { colour: 'red' } }, /^\/: .*“colour”/],
  [
    'a route with a slash before it',
    { descriptor: { routes: [{ path: '/notes', module: './Notes' }] } },
    /^\/routes\/0\/path: must match pattern/,
  ],
  ['a version that is a number', { descriptor: { version: 1 } }, /^\/version: must be a string$/],
  [
    'an unknown target',
    {
      descriptor: {
        contributions: [{ slot: 'action', id: 'a', title: 'A', module: './Notes', target: 'shelf' }],
      },
    },
    /^\/contributions\/0\/target: must be one of file, series$/,
  ],
  [
    'a widget wider than the board',
    {
      descriptor: {
        contributions: [
          {
            slot: 'dashboard.widget',
            id: 'a',
            title: 'A',
            module: './Notes',
            size: { columns: 13, rows: 8 },
          },
        ],
      },
    },
    /^\/contributions\/0\/size\/columns: must be at most 12$/,
  ],
  [
    'a size of what has none',
    {
      descriptor: {
        contributions: [
          { slot: 'series.header', id: 'a', title: 'A', module: './Notes', size: { columns: 6, rows: 8 } },
        ],
      },
    },
    /^\/contributions\/0\/size: Only a dashboard\.widget has a size; this is a series\.header\.$/,
  ],
  [
    'a target of what is no action',
    {
      descriptor: {
        contributions: [{ slot: 'command', id: 'a', title: 'A', module: './Notes', target: 'series' }],
      },
    },
    /^\/contributions\/0\/target: Only an action has a target; this is a command\.$/,
  ],
  [
    'a login footer for administrators',
    {
      descriptor: {
        contributions: [{ slot: 'login.footer', id: 'a', title: 'A', module: './Notes', adminOnly: true }],
      },
    },
    /^\/contributions\/0\/adminOnly: No user is signed in there/,
  ],
  [
    'an icon that the shell does not have',
    { descriptor: { navigation: [{ label: 'Notes', path: 'notes', icon: 'notebook', order: 60 }] } },
    /^\/navigation\/0\/icon: The shell has no icon “notebook”\. It has actions, calendar,/,
  ],
  [
    'an entry file without integrity',
    { descriptor: { entry: 'other.js' } },
    /^\/entry: must be among \/files$/,
  ],
  [
    'another contract',
    { descriptor: { requires: { contract: '^7.0.0' } } },
    /^\/requires\/contract: It needs version \^7\.0\.0 of the contract; this shell offers \d/,
  ],
  [
    'servers of another major version',
    { descriptor: { requires: { contract: '^3.0.0', server: '^7.0.0' } } },
    /^\/requires\/server: No server that this interface knows \(5\.1\.0-dev\.28 to 6\.x\)/,
  ],
  [
    'a file that is missing',
    { descriptor: { files: { ...integrity, 'gone.js': integrity['Notes.css'] ?? '' } } },
    /^gone\.js: It does not exist at /,
  ],
  [
    'a file that is a page',
    { files: { 'Notes.css': '<!doctype html><title>Hondana</title>' } },
    /^Notes\.css: It is a page of HTML/,
  ],
  [
    'a file that was changed after the build',
    { files: { 'Notes.css': '' }, descriptor: { files: integrity } },
    /^Notes\.css: It is not the file that was built/,
  ],
  [
    'a file outside of its folder',
    { descriptor: { files: { ...integrity, '../../../index.html': integrity['Notes.css'] ?? '' } } },
    /^\.\.\/\.\.\/\.\.\/index\.html: The name of the file leads out/,
  ],
  [
    'a file to be loaded first that has no integrity',
    { descriptor: { preload: { notes: ['other.js'] } } },
    /^\/preload\/notes\/0: The file other\.js is not among \/files/,
  ],
  [
    'a container of another name',
    { descriptor: { container: 'hondana_collection' } },
    /^\/container: The container of “notes” is called hondana_notes/,
  ],
  [
    'a module that is not exposed',
    { descriptor: { routes: [{ path: 'notes', module: './Page' }] } },
    /^\/routes\/0\/module: remoteEntry\.js does not expose \.\/Page/,
  ],
  [
    'an own copy of React',
    { files: { 'vendor.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}' } },
    /^vendor\.js: It carries its own copy of react,/,
  ],
  [
    'scripts that are too large',
    { files: { 'big.js': ' '.repeat(2_000_001) } },
    /^\/files: Its scripts have 2\.0 MB/,
  ],
  ['a rule in no layer', { files: { 'a.css': '.hondana_notes-x{color:red}' } }, /^a\.css: .* is in no layer/],
  [
    'a rule for the whole page',
    { files: { 'a.css': '@media print{@layer app{a,body:not(.hondana_notes-x){display:none}}}' } },
    /^a\.css: “body:not\(\.hondana_notes-x\)” styles more than the remote’s own parts/,
  ],
  [
    'a layer of the shell',
    { files: { 'a.css': '@layer reset{.hondana_notes-x{}}' } },
    /^a\.css: “@layer reset”/,
  ],
  ['an import', { files: { 'a.css': '@import url("x.css");' } }, /^a\.css: @import loads styles/],
  [
    'two contributions of one id',
    {
      descriptor: {
        contributions: ['series.tab', 'dashboard.widget'].map((slot) => ({
          slot,
          id: 'notes',
          title: 'Notes',
          module: './Notes',
        })),
      },
    },
    /^\/contributions\/1\/id: Another contribution has the id “notes”/,
  ],
])('reports %s', async ([, change, finding]) => {
  expect((await findingsOf(change)).find((text) => finding.test(text))).toMatch(finding);
});

test('reports a descriptor that is HTML, not JSON or missing', async () => {
  const textOf = async (text: string) => {
    const { findings } = await checkPlugin(await openPlugin(await writePlugin(text)));
    return findings[0]?.text;
  };
  expect(await textOf('<!DOCTYPE html><html>')).toBe('It is a page of HTML, not a descriptor.');
  expect(await textOf('{')).toMatch(/^It is not JSON/);
  await expect(openPlugin('/nowhere/at/all')).rejects.toThrow('There is no descriptor. It does not exist at');
});

test('reports conflicts with installed remotes, but lets a plugin replace itself', async () => {
  const registry = (remote: Partial<RemoteDescriptor>): Registry => ({
    format: 1,
    shell: { version: '', folder: '', script: '', styles: [], files: {}, contract: '' },
    remotes: [{ ...validDescriptor, ...remote }],
  });
  expect(await findingsOf({}, registry({}))).toEqual([
    '/: Its id “notes” is taken by Notes, which is installed.',
  ]);
  expect(await findingsOf({}, registry({ addedFrom: 'a folder of the host' }))).toEqual([]);
  const others = registry({ id: 'papers', container: 'hondana_papers', title: 'Papers' });
  expect(await findingsOf({}, others)).toEqual(['/: Its route “notes” is within the addresses of Papers.']);
});
