import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Zippable, zipSync } from 'fflate';
import { repositoryPath } from '../build/paths.ts';
import { runCommand } from '../publish/runCommand.ts';
import { addToManifest } from './manifest.ts';
import { releaseNotes, sectionOf } from './releaseNotes.ts';

/** Without a deployment's own records and what an installation has added. */
const isOwn = (name: string): boolean => !/^tweak\/|(^|\/)history\.json$|\.lock$|\.new(\/|$)/.test(name);

/** The first day that a zip can hold, in local time: the archive must not depend on date or time zone. */
const entryTime = (): Date => new Date(1980, 0, 1);

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isOwn)
    .sort();
}

export interface Package {
  readonly archive: string;
  readonly sums: string;
  readonly notes: string;
  readonly manifest?: string;
}

interface Publication {
  /** Of the folder in which the archive will be. */
  readonly address?: string | undefined;
  /** Text of the manifest that the new one continues. */
  readonly earlier?: string | undefined;
}

function addressWithin(folder: string, name: string): string {
  if (/^https?:\/\//.test(folder)) return `${folder.replace(/\/*$/, '/')}${name}`;
  throw new Error(`“${folder}” is no address: it begins with neither http:// nor https://.`);
}

/**
 * The same files give the same bytes. The manifest, for Shoko Server 6, needs to know where the archive will be.
 * @throws Error when the build is incomplete, or the changelog lacks its version
 */
export async function packInterface(
  webui: string,
  into: string,
  changelog: string,
  { address, earlier }: Publication = {},
): Promise<Package> {
  const names = await filesOf(webui);
  for (const needed of ['index.html', 'remotes.json', 'version.json']) {
    if (!names.includes(needed)) throw new Error(`${webui} is no built interface: it has no ${needed}.`);
  }
  const versionFile = JSON.parse(await readFile(path.join(webui, 'version.json'), 'utf8'));
  const { package: version } = versionFile;
  const notes = releaseNotes(changelog, version);
  const files: Zippable = {};
  for (const name of names) files[name] = await readFile(path.join(webui, name));
  const content = zipSync(files, { level: 9, mtime: entryTime() });
  const checksum = createHash('sha256').update(content).digest('hex');
  const name = `hondana-${version}.zip`;
  const packed = {
    archive: path.join(into, name),
    sums: path.join(into, 'SHA256SUMS'),
    notes: path.join(into, 'release-notes.md'),
  };
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  await writeFile(packed.archive, content);
  await writeFile(packed.sums, `${checksum}  ${name}\n`);
  await writeFile(packed.notes, notes);
  if (address === undefined) return packed;
  const { minimumServerVersion, git, tag, date } = versionFile;
  const entry = {
    version,
    minServerVersion: minimumServerVersion,
    downloadUrl: addressWithin(address, name),
    checksum: `sha256:${checksum}`,
    releaseNotes: sectionOf(changelog, version),
    commit: git,
    tag,
    date,
  };
  const manifest = path.join(into, 'manifest.json');
  await writeFile(manifest, addToManifest(entry, earlier));
  return { ...packed, manifest };
}

const usage = 'Usage: npm run package [-- --address <folder of the archive> [--manifest <earlier one>]]';

async function main(): Promise<string> {
  const { address, manifest } = parseArgs({
    options: { address: { type: 'string' }, manifest: { type: 'string' } },
  }).values;
  if (manifest !== undefined && address === undefined) throw new Error(usage);
  const earlier = manifest === undefined ? undefined : await readFile(manifest, 'utf8');
  const { status } = spawnSync(process.execPath, [repositoryPath('tools/build/buildAll.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Nothing was packed.');
  const changelog = await readFile(repositoryPath('CHANGELOG.md'), 'utf8');
  const into = repositoryPath('dist/package');
  const packed = await packInterface(repositoryPath('dist/webui'), into, changelog, { address, earlier });
  const files = Object.values(packed).map((file) => path.relative('', file));
  const note =
    'Without --address there is no manifest.json, from which Shoko Server 6 updates (docs/hosting.md).';
  return [...files, ...(address === undefined ? [note] : [])].join('\n');
}

if (import.meta.main) await runCommand(main, usage);
