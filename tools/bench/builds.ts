import { cp, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { type RunningSandbox, startSandbox } from './startSandbox.ts';

export interface Build {
  readonly name: string;
  readonly webui: string;
}

/** A month ago: browsers reuse a file from cache for a tenth of its age. */
const age = 30 * 24 * 60 * 60 * 1000;

async function agedCopy(webui: string, folder: string): Promise<string> {
  const copy = path.join(folder, 'webui');
  await cp(webui, copy, { recursive: true });
  const then = new Date(Date.now() - age);
  for (const name of await readdir(copy, { recursive: true }))
    await utimes(path.join(copy, name), then, then);
  return copy;
}

/** Copies of the builds, each in a folder of its own, that may be changed. */
export async function withAgedCopies(
  builds: readonly Build[],
  work: (copies: readonly Build[]) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-bench-'));
  try {
    const copies: Build[] = [];
    for (const { name, webui } of builds)
      copies.push({ name, webui: await agedCopy(webui, path.join(folder, name)) });
    await work(copies);
  } finally {
    await rm(folder, { recursive: true });
  }
}

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
