import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Zippable, zipSync } from 'fflate';
import { repositoryPath } from '../build/paths.ts';
import { runCommand } from '../publish/runCommand.ts';
import { releaseNotes } from './releaseNotes.ts';

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
}

/**
 * The same files give the same bytes.
 * @throws Error when the build is incomplete, or the changelog lacks its version
 */
export async function packInterface(webui: string, into: string, changelog: string): Promise<Package> {
  const names = await filesOf(webui);
  for (const needed of ['index.html', 'remotes.json', 'version.json']) {
    if (!names.includes(needed)) throw new Error(`${webui} is no built interface: it has no ${needed}.`);
  }
  const { package: version } = JSON.parse(await readFile(path.join(webui, 'version.json'), 'utf8'));
  const notes = releaseNotes(changelog, version);
  const files: Zippable = {};
  for (const name of names) files[name] = await readFile(path.join(webui, name));
  const content = zipSync(files, { level: 9, mtime: entryTime() });
  const name = `hondana-${version}.zip`;
  const packed = {
    archive: path.join(into, name),
    sums: path.join(into, 'SHA256SUMS'),
    notes: path.join(into, 'release-notes.md'),
  };
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  await writeFile(packed.archive, content);
  await writeFile(packed.sums, `${createHash('sha256').update(content).digest('hex')}  ${name}\n`);
  await writeFile(packed.notes, notes);
  return packed;
}

const usage = 'Usage: npm run package';

async function main(): Promise<string> {
  parseArgs();
  const { status } = spawnSync(process.execPath, [repositoryPath('tools/build/buildAll.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Nothing was packed.');
  const changelog = await readFile(repositoryPath('CHANGELOG.md'), 'utf8');
  const packed = await packInterface(repositoryPath('dist/webui'), repositoryPath('dist/package'), changelog);
  return Object.values(packed)
    .map((file) => path.relative('', file))
    .join('\n');
}

if (import.meta.main) await runCommand(main, usage);
