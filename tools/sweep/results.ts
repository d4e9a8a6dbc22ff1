import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';

/** What was found at one commit, by the visit's ID; an empty list where all was well. */
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

/** What this shard has found already, as long as it was at the same commit. */
export async function readResults(shard: string, commit: string): Promise<Results> {
  const kept = await readFileOf(`${shard}.json`);
  return kept?.commit === commit ? kept : { commit, found: {} };
}

/** Keeps what was found, so that the next run goes on from there; in one go, because two workers come here. */
export function keepResults(shard: string, results: Results): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${shard}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(results));
  renameSync(`${file}.part`, file);
}

/** What all shards together have found at a commit. */
export async function gatherResults(commit: string): Promise<Results> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const all = await Promise.all(names.map(readFileOf));
  return { commit, found: Object.assign({}, ...all.map((one) => (one?.commit === commit ? one.found : {}))) };
}
