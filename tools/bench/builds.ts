import { cp, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { type RunningSandbox, startSandbox } from './startSandbox.ts';

export interface Build {
  readonly name: string;
  readonly webui: string;
}

/** A month ago: browsers reuse a file for a tenth of its age. */
const age = 30 * 24 * 60 * 60 * 1000;

async function agedCopy(webui: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-aged-'));
  await cp(webui, folder, { recursive: true });
  const then = new Date(Date.now() - age);
  for (const name of await readdir(folder, { recursive: true }))
    await utimes(path.join(folder, name), then, then);
  return folder;
}

/** Copies the builds with files a month old, so that browsers reuse them from cache. */
export async function withAge(
  builds: readonly Build[],
  work: (aged: readonly Build[]) => Promise<void>,
): Promise<void> {
  const aged: Build[] = [];
  try {
    for (const { name, webui } of builds) aged.push({ name, webui: await agedCopy(webui) });
    await work(aged);
  } finally {
    for (const { webui } of aged) await rm(webui, { recursive: true });
  }
}

/** One sandbox per build, all with the same library. */
export async function withSandboxes(
  builds: readonly Build[],
  options: SandboxOptions,
  work: (servers: readonly RunningSandbox[]) => Promise<void>,
): Promise<void> {
  const servers: RunningSandbox[] = [];
  try {
    for (const { webui } of builds) servers.push(await startSandbox({ ...options, webui }));
    await work(servers);
  } finally {
    for (const server of servers) await server.close();
  }
}
