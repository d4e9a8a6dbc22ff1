import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let folder: string;
let published: string;
let client: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'webui-'));
  published = mkdtempSync(join(tmpdir(), 'published-'));
  mkdirSync(join(folder, 'tweak'));
  writeFileSync(join(folder, 'index.html'), 'before');
  writeFileSync(join(folder, 'tweak/remotes.json'), '{"added":true}');
  writeFileSync(
    join(folder, 'version.json'),
    '{"package":"10.0.0","tag":"v10.0.0","git":"0a1b","date":"2026-11-26T17:18:05Z","minimumServerVersion":"5.1.0.28"}',
  );
  client = clientOf({ webui: folder, serverVersion: referenceVersions[6], series: 5 });
  await client.signIn('Default');
});

afterEach(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
  rmSync(published, { recursive: true });
});

interface Entry {
  readonly version: string;
  readonly minServerVersion?: string;
  readonly maxServerVersion?: string;
}

function publish(...entries: Entry[]): void {
  const list = entries.map((entry) => {
    const name = `hondana-${entry.version}.zip`;
    writeFileSync(join(published, name), zipSync({ 'index.html': strToU8(`page of ${entry.version}`) }));
    return {
      ...entry,
      downloadUrl: `https://example.org/${name}`,
      releaseNotes: `- In ${entry.version}`,
      commit: '0a1b2c3d',
      tag: `v${entry.version}`,
      date: '2026-12-24T00:00:00.000Z',
    };
  });
  const isDev = ({ version }: Entry) => version.includes('-');
  const manifest = { Stable: list.filter((one) => !isDev(one)), Dev: list.filter(isDev) };
  writeFileSync(join(published, 'manifest.json'), JSON.stringify(manifest));
  client.server.sandbox.updates.publish(published);
}

const versionsIn = async (query: string) =>
  (await client.ask(`GET /api/v3/WebUI/History${query}`))
    .json<{ Version: string }[]>()
    .map(({ Version }) => Version);
const latest = async (query: string) =>
  (await client.ask(`GET /api/v3/WebUI/LatestVersion?${query}`)).json<{ Version: string }>();
const page = async () => (await client.ask('GET /webui/')).text;

test('offers what is installed, without notes, when the manifest is out of reach', async () => {
  expect((await client.ask('GET /api/v3/WebUI/LatestVersion')).json()).toEqual({
    Version: '10.0.0',
    MinimumServerVersion: '5.1.0-dev.28',
    Commit: '0a1b',
    ReleaseChannel: 'Stable',
    ReleaseDate: '2026-11-26T17:18:05Z',
    Tag: 'v10.0.0',
    Description: '',
  });
  expect(await versionsIn('')).toEqual([]);
  expect((await client.ask('GET /api/v3/WebUI/ServerHistory')).json()).toEqual([]);
  const server = await client.ask('GET /api/v3/WebUI/LatestServerVersion');
  expect([server.status, server.text]).toEqual([400, 'Unable to locate the latest release to use.']);
});

test('lists the versions of the manifest from the highest, of one channel or one version on request', async () => {
  publish({ version: '10.0.1' }, { version: '10.1.0-dev.2' }, { version: '10.1.0' });
  expect(await versionsIn('')).toEqual(['10.1.0', '10.1.0-dev.2', '10.0.1']);
  expect(await versionsIn('?channel=Stable')).toEqual(['10.1.0', '10.0.1']);
  expect(await versionsIn('?version=10.1.0-dev.2')).toEqual(['10.1.0-dev.2']);
});

test('offers the highest version of the channel that fits the server, unless allowIncompatible is set', async () => {
  publish(
    { version: '10.3.0', maxServerVersion: '5.3.3.0' },
    { version: '10.2.0', minServerVersion: '6.0.0-dev.426' },
    { version: '10.1.0', minServerVersion: '6.0.0-dev.425' },
    { version: '10.4.0-dev.1' },
  );
  expect(await latest('channel=Stable')).toMatchObject({
    Version: '10.1.0',
    MinimumServerVersion: '6.0.0-dev.425',
    Description: '- In 10.1.0',
  });
  expect((await latest('channel=Stable&allowIncompatible=true')).Version).toBe('10.3.0');
  expect((await latest('channel=Dev')).Version).toBe('10.4.0-dev.1');
  expect((await latest('')).Version).toBe('10.1.0');
});

test('empties the folder except tweak and unpacks the latest version, or that which is named', async () => {
  publish({ version: '10.2.0' }, { version: '10.1.0', minServerVersion: '5.1.0.28' });
  expect((await client.ask('POST /api/v3/WebUI/Update?channel=Stable&version=10.1.0')).status).toBe(204);
  expect(await page()).toBe('page of 10.1.0');
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'tweak', 'version.json']);
  expect(JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'))).toMatchObject({
    package: '10.1.0',
    minimumServerVersion: '5.1.0.28',
  });
  expect((await client.ask('POST /api/v3/WebUI/Update?channel=Stable')).status).toBe(204);
  expect(await page()).toBe('page of 10.2.0');
});

test('installs only where no interface is', async () => {
  publish({ version: '10.1.0' });
  const answer = await client.ask('POST /api/v3/WebUI/Install?channel=Stable');
  expect([answer.status, answer.text]).toEqual([
    400,
    'Unable to install web UI when a web UI is already installed.',
  ]);
  rmSync(join(folder, 'index.html'));
  expect((await client.ask('POST /api/v3/WebUI/Install?channel=Stable')).status).toBe(302);
  expect(await page()).toBe('page of 10.1.0');
});
