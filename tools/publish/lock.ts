import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Disk } from './disk.ts';
import { nameBeside } from './wholeFile.ts';

/** The lock is never needed for longer; a process that seems to was cut off on another machine. */
const longest = 120_000;
const patience = 30_000;

/** Who publishes. */
export interface Publisher {
  readonly disk: Disk;
  /** Number of the process, by which others see whether it is still alive. */
  readonly process: number;
}

interface Holder {
  readonly host: string;
  readonly process: number;
  readonly token: string;
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What time it is for the disk on which the lock lies: its clock may be another machine's. */
async function timeOfDisk(disk: Disk, file: string): Promise<number> {
  const probe = nameBeside(file);
  await disk.write(probe, '');
  const { mtimeMs } = await stat(probe);
  await disk.remove(probe);
  return mtimeMs;
}

/** Whether the publisher that wrote the lock was cut off before it could remove it. */
async function isAbandoned(disk: Disk, file: string, text: string): Promise<boolean> {
  const holder: Holder = JSON.parse(text);
  if (holder.host === hostname() && !isAlive(holder.process)) return true;
  const { mtimeMs } = await stat(file);
  return (await timeOfDisk(disk, file)) - mtimeMs > longest;
}

/** Moves an abandoned lock away. Of several who try, one succeeds; a lock that is not the abandoned one goes back. */
async function breakLock(disk: Disk, file: string, abandoned: string): Promise<void> {
  const aside = nameBeside(file);
  await disk.rename(file, aside);
  if ((await readFile(aside, 'utf8')) !== abandoned) await disk.link(aside, file);
  await disk.remove(aside);
}

/** The lock appears with its content, so that half of it is never read. */
async function take(disk: Disk, file: string, own: string): Promise<void> {
  const beside = nameBeside(file);
  await disk.write(beside, own);
  await disk.link(beside, file);
  await disk.remove(beside);
}

async function tryToTake(disk: Disk, file: string, own: string): Promise<boolean> {
  try {
    const present = await readFile(file, 'utf8').catch(() => undefined);
    if (present === undefined) {
      await take(disk, file, own);
      return true;
    }
    if (await isAbandoned(disk, file, present)) await breakLock(disk, file, present);
  } catch (error) {
    // Another process was faster to take it, to break it, or to release it.
    if (!(error instanceof Error && 'code' in error && ['EEXIST', 'ENOENT'].includes(String(error.code))))
      throw error;
  }
  return false;
}

/**
 * Does something that only one publisher may do at a time. The lock of a publisher that was cut off is taken over.
 *
 * @throws Error when another one has been at work for half a minute.
 */
export async function withLock<T>(
  { disk, process }: Publisher,
  file: string,
  work: () => Promise<T>,
): Promise<T> {
  const own = JSON.stringify({ host: hostname(), process, token: randomUUID() } satisfies Holder);
  const givenUpAt = Date.now() + patience;
  while (!(await tryToTake(disk, file, own))) {
    if (Date.now() > givenUpAt) throw new Error(`Another publisher is at work: ${file} is held.`);
    await delay(20);
  }
  try {
    return await work();
  } finally {
    await disk.remove(file);
  }
}
