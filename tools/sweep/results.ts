import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';

/** By visit ID; empty without findings. */
export interface Results {
  readonly commit: string;
  readonly found: Record<string, readonly string[]>;
}

const folder = repositoryPath('.cache/sweep');

async function readFileOf(name: string): Promise<Results | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  } catch {
    return undefined; // Never run, or cut short while writing: start over.
  }
}

/** Empty when the stored results are of another commit. */
export async function readResults(shard: string, commit: string): Promise<Results> {
  const stored = await readFileOf(`${shard}.json`);
  return stored?.commit === commit ? stored : { commit, found: {} };
}

/** Written atomically, because two workers come here. */
export function keepResults(shard: string, results: Results): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${shard}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(results));
  renameSync(`${file}.part`, file);
}

export async function gatherResults(commit: string): Promise<Results> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const all = await Promise.all(names.map(readFileOf));
  return { commit, found: Object.assign({}, ...all.map((one) => (one?.commit === commit ? one.found : {}))) };
}
