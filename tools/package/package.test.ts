import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minimumServerVersion } from '@hondana/shared/api/serverVersion';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { temporaryFolder } from '../plugin/testPlugin.ts';
import { newDeployment } from '../publish/newDeployment.ts';
import { publish } from '../publish/publish.ts';
import { makeRelease } from '../publish/testReleases.ts';
import { packInterface } from './package.ts';

const { version } = JSON.parse(readFileSync(repositoryPath('package.json'), 'utf8'));
const changelog = `# Changelog\n\n## [${version}] - 2026-11-26\n\n- First\n`;
let webui: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  webui = path.join(folder, 'webui');
  for (const id of ['shell', 'notes']) await publish(await makeRelease(folder, id, 'a'), webui);
  await newDeployment(webui);
});

const pack = async (from = webui) => packInterface(from, await temporaryFolder(), changelog);

test('archives the page, its version and all files at the root, without deployment records', async () => {
  await mkdir(path.join(webui, 'tweak/remotes'), { recursive: true });
  await writeFile(path.join(webui, 'tweak/remotes.json'), '{}');
  await writeFile(path.join(webui, 'publishing.lock'), '1');
  const files = unzipSync(await readFile((await pack()).archive));
  const names = Object.keys(files);
  expect(names.filter((name) => !name.includes('/')).sort()).toEqual([
    'index.html',
    'remotes.json',
    'version.json',
  ]);
  const { shell, remotes } = JSON.parse(strFromU8(files['remotes.json'] ?? new Uint8Array()));
  for (const { folder, files: parts } of [shell, ...remotes]) {
    for (const name of Object.keys(parts)) expect(names).toContain(folder + name);
  }
  expect(names.filter((name) => /history|tweak|lock/.test(name))).toEqual([]);
  expect(JSON.parse(strFromU8(files['version.json'] ?? new Uint8Array()))).toMatchObject({
    package: version,
    tag: `v${version}`,
    git: expect.stringMatching(/^\w+$/),
  });
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain("WEBUI_PREFIX='/webui';");
});

test('writes the archive’s checksum, and the minimum server version in the notes', async () => {
  const { archive, sums, notes } = await pack();
  const sum = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  expect(path.basename(archive)).toBe(`hondana-${version}.zip`);
  expect(await readFile(sums, 'utf8')).toBe(`${sum}  hondana-${version}.zip\n`);
  // The literal that the server looks for (facts 9).
  expect(await readFile(notes, 'utf8')).toMatch(/^Minimum Server Version: \*\*\d+\.\d+\.\d+\*\*$/m);
});

test('builds the same archive from the same files, whatever their times, folder and order', async () => {
  const first = await readFile((await pack()).archive);
  const copy = path.join(await temporaryFolder(), 'webui');
  await cp(webui, copy, { recursive: true });
  await rm(path.join(copy, 'index.html'));
  await cp(path.join(webui, 'index.html'), path.join(copy, 'index.html'));
  await utimes(path.join(copy, 'remotes.json'), new Date(0), new Date(0));
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Kiritimati';
  const second = await readFile((await pack(copy)).archive);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(second.equals(first)).toBe(true);
});

test('writes a manifest only when it is told where the archive will be', async () => {
  const published = { address: 'https://example.org/releases/v10' };
  const packed = await packInterface(webui, await temporaryFolder(), changelog, published);
  const archive = await readFile(packed.archive);
  const text = await readFile(String(packed.manifest), 'utf8');
  const { git, date } = JSON.parse(await readFile(path.join(webui, 'version.json'), 'utf8'));
  expect(JSON.parse(text)).toEqual({
    Stable: [
      {
        version,
        minServerVersion: minimumServerVersion,
        downloadUrl: `https://example.org/releases/v10/${path.basename(packed.archive)}`,
        checksum: `sha256:${createHash('sha256').update(archive).digest('hex')}`,
        releaseNotes: '- First',
        commit: git,
        tag: `v${version}`,
        date,
      },
    ],
    Dev: [],
  });
  const again = await packInterface(webui, await temporaryFolder(), changelog, {
    ...published,
    earlier: text,
  });
  expect(await readFile(String(again.manifest), 'utf8')).toBe(text);
  expect(await pack()).not.toHaveProperty('manifest');
});

test('rejects an address that a server could not request', async () => {
  const published = { address: 'releases/v10' };
  const packing = packInterface(webui, await temporaryFolder(), changelog, published);
  await expect(packing).rejects.toThrow('“releases/v10” is no address');
});

test('rejects an incomplete build', async () => {
  await rm(path.join(webui, 'version.json'));
  await expect(pack()).rejects.toThrow('is no built interface: it has no version.json.');
});
