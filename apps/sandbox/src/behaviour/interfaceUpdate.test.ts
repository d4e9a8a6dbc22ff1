import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WebUiRelease } from '../webui/release.ts';
import { type Client, clientOf } from './client.ts';

let folder: string;
let client: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'webui-'));
  mkdirSync(join(folder, 'shell/a'), { recursive: true });
  mkdirSync(join(folder, 'tweak/remotes'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'before');
  writeFileSync(join(folder, 'shell/a/main.js'), 'before');
  writeFileSync(join(folder, 'tweak/remotes.json'), '{"added":true}');
  client = clientOf({ webui: folder });
  await client.signIn('Default');
});

afterEach(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const needs = 'New.\n\nMinimum Server Version: **5.1.0**\n';

function release(version: string, changes: Partial<WebUiRelease> = {}): WebUiRelease {
  const files = {
    'index.html': strToU8(`page of ${version}`),
    'version.json': strToU8('{"package":"0.0.0"}'),
    'shell/b/main.js': strToU8('after'),
  };
  return {
    tag: `v${version}`,
    text: needs,
    commit: '0a1b2c3d',
    date: '2026-11-26T00:00:00.000Z',
    assets: [
      { name: 'SHA256SUMS', content: strToU8('') },
      { name: `whatever-${version}.zip`, content: zipSync(files) },
    ],
    ...changes,
  };
}

const publish = (...releases: WebUiRelease[]) => client.server.sandbox.updates.releases.push(...releases);
const versionOffered = async (query: string) => {
  const answer = await client.ask(`GET /api/v3/WebUI/LatestVersion?${query}`);
  return answer.status === 200 ? answer.json<{ Version: string }>().Version : answer.status;
};
const page = async () => (await client.ask('GET /webui/')).text;

test('empties the folder except tweak, unpacks the first zip and writes the version on update', async () => {
  publish(release('10.1.0'));
  expect(await page()).toBe('before');
  expect((await client.ask('POST /api/v3/WebUI/Update?channel=Stable')).status).toBe(204);
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'shell', 'tweak', 'version.json']);
  expect(readdirSync(join(folder, 'shell'))).toEqual(['b']);
  expect(readFileSync(join(folder, 'tweak/remotes.json'), 'utf8')).toBe('{"added":true}');
  expect(await page()).toBe('page of 10.1.0');
  const { WebUI } = (await client.ask('GET /api/v3/Init/Version')).json<{ WebUI: unknown }>();
  expect(WebUI).toEqual({
    Version: '10.1.0',
    MinimumServerVersion: '5.1.0',
    Commit: '0a1b2c3d',
    ReleaseChannel: 'Stable',
    ReleaseDate: '2026-11-26T00:00:00.000Z',
    Tag: 'v10.1.0',
  });
});

test('skips a release without a minimum server version unless allowIncompatible is set', async () => {
  publish(
    release('10.2.0-dev.1', { text: 'Minimum Server Version: 5.1.0', isPrerelease: true }),
    release('10.1.0'),
  );
  expect(await versionOffered('channel=Dev')).toBe('10.1.0');
  expect(await versionOffered('channel=Dev&allowIncompatible=true')).toBe('10.2.0-dev.1');
  expect((await client.ask('POST /api/v3/WebUI/Update?channel=Dev')).status).toBe(204);
  expect(await page()).toBe('page of 10.1.0');
});

test('offers only the latest release on the stable channel, and answers 500 when that is skipped', async () => {
  publish(
    release('10.2.0-dev.1', { isPrerelease: true }),
    release('10.1.0', { text: 'No word about servers.' }),
    release('10.0.1'),
  );
  expect(await versionOffered('channel=Dev')).toBe('10.2.0-dev.1');
  expect(await versionOffered('channel=Stable')).toBe(500);
  expect((await client.ask('POST /api/v3/WebUI/Update?channel=Stable')).status).toBe(500);
  expect(await page()).toBe('before');
});
