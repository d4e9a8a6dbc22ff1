import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Disk } from './disk.ts';
import { temporaryNameFor } from './wholeFile.ts';

/** In milliseconds. No lock is held for longer, unless its process on another machine was killed. */
const maxHoldMs = 120_000;
const timeoutMs = 30_000;

export interface Publisher {
  readonly disk: Disk;
  /** Process ID, by which others see whether it is alive. */
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

/** The disk's clock may be another machine's. */
async function timeOfDisk(disk: Disk, file: string): Promise<number> {
  const probe = temporaryNameFor(file);
  await disk.write(probe, '');
  const { mtimeMs } = await stat(probe);
  await disk.remove(probe);
  return mtimeMs;
}

async function isAbandoned(disk: Disk, file: string, text: string): Promise<boolean> {
  const holder: Holder = JSON.parse(text);
  if (holder.host === hostname() && !isAlive(holder.process)) return true;
  const { mtimeMs } = await stat(file);
  return (await timeOfDisk(disk, file)) - mtimeMs > maxHoldMs;
}

/** Of several processes that try, one succeeds; a lock that is not the abandoned one is put back. */
async function breakLock(disk: Disk, file: string, abandoned: string): Promise<void> {
  const aside = temporaryNameFor(file);
  await disk.rename(file, aside);
  if ((await readFile(aside, 'utf8')) !== abandoned) await disk.link(aside, file);
  await disk.remove(aside);
}

/** The lock appears with its content, so that half of it is never read. */
async function take(disk: Disk, file: string, own: string): Promise<void> {
  const temporary = temporaryNameFor(file);
  await disk.write(temporary, own);
  await disk.link(temporary, file);
  await disk.remove(temporary);
}

async function tryToAcquire(disk: Disk, file: string, own: string): Promise<boolean> {
  try {
    const present = await readFile(file, 'utf8').catch(() => undefined);
    if (present === undefined) {
      await take(disk, file, own);
      return true;
    }
    if (await isAbandoned(disk, file, present)) await breakLock(disk, file, present);
  } catch (error) {
    // Another process was faster to take, break or release the lock.
    if (!(error instanceof Error && 'code' in error && ['EEXIST', 'ENOENT'].includes(String(error.code))))
      throw error;
  }
  return false;
}

/** @throws Error when another publisher has held the lock for half a minute */
export async function withLock<T>(
  { disk, process }: Publisher,
  file: string,
  work: () => Promise<T>,
): Promise<T> {
  const own = JSON.stringify({ host: hostname(), process, token: randomUUID() } satisfies Holder);
  const deadline = Date.now() + timeoutMs;
  while (!(await tryToAcquire(disk, file, own))) {
    if (Date.now() > deadline) throw new Error(`Another publisher is at work: ${file} is held.`);
    await delay(20);
  }
  try {
    return await work();
  } finally {
    await disk.remove(file);
  }
}
