import { existsSync } from 'node:fs';
import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';
import { compressFiles } from './compressFiles.ts';
import { releasesFolder } from './releases.ts';
import { runCommand } from './runCommand.ts';
import { placeOf, readRelease } from './versions.ts';
import { temporaryNameFor } from './wholeFile.ts';

/** @returns the folder, which never changes again */
export async function release(
  app: string,
  { into = releasesFolder, ...options }: Omit<BuildOptions, 'output'> & { readonly into?: string } = {},
): Promise<string> {
  const temporary = temporaryNameFor(path.join(into, app, 'release'));
  await mkdir(path.dirname(temporary), { recursive: true });
  await build(app, { ...options, output: temporary });
  await compressFiles(path.join(temporary, 'files'));
  const target = path.join(into, app, placeOf((await readRelease(temporary)).descriptor).name);
  if (existsSync(target)) {
    await rm(temporary, { recursive: true });
    await utimes(target, new Date(), new Date());
  } else await rename(temporary, target);
  return target;
}

const usage = 'Usage: npm run release -- <shell or remote> …';

async function main(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new Error(usage);
  const folders: string[] = [];
  for (const app of positionals) {
    if (!existsSync(repositoryPath('apps', app))) throw new Error(`There is no apps/${app}.`);
    folders.push(path.relative('', await release(app)));
  }
  return folders.join('\n');
}

if (import.meta.main) await runCommand(main, usage);
