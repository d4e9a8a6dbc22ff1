import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { disk } from './disk.ts';
import { withLock } from './lock.ts';

let folder: string;
let file: string;
const publisher = { disk, process: process.pid };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hondana-lock-'));
  file = path.join(folder, 'publishing.lock');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** `age` is in milliseconds. */
async function writeLock(host: string, holder: number, age: number): Promise<void> {
  await writeFile(file, JSON.stringify({ host, process: holder, token: 'theirs' }));
  // The disk's clock, not the tests'.
  const then = ((await stat(file)).mtimeMs - age) / 1000;
  await utimes(file, then, then);
}

/** Speeds up time, so that no test waits for half a minute. */
function speedUpTime(): void {
  const begun = Date.now();
  let calls = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => begun + 15_000 * calls++);
}

const work = () => withLock(publisher, file, async () => readFile(file, 'utf8'));

test('names the lock’s holder and releases it even when the work fails', async () => {
  const held = JSON.parse(await work());
  expect(held).toEqual({ host: hostname(), process: process.pid, token: expect.any(String) });
  expect(JSON.parse(await work()).token).not.toBe(held.token);
  await expect(withLock(publisher, file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});

test.for([
  ['a living process of this machine', () => writeLock(hostname(), process.ppid, 0)],
  ['another machine', () => writeLock('elsewhere', 1, 0)],
  ['another machine, nearly two minutes ago', () => writeLock('elsewhere', 1, 110_000)],
] as const)('waits half a minute for the lock of %s, then fails', async ([, take]) => {
  await take();
  const before = await readFile(file, 'utf8');
  speedUpTime();
  await expect(work()).rejects.toThrow(`Another publisher is at work: ${file} is held.`);
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await readdir(folder)).toEqual(['publishing.lock']);
});

test('treats a process that it may not signal as alive', async () => {
  await writeLock(hostname(), 4_000_000, 0);
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EPERM' });
  });
  speedUpTime();
  await expect(work()).rejects.toThrow('Another publisher is at work');
});

test.for([
  ['a process that has ended', () => writeLock(hostname(), 4_000_000, 0)],
  ['a machine that was cut off', () => writeLock('elsewhere', 1, 130_000)],
] as const)('takes over the lock of %s', async ([, take]) => {
  await take();
  expect(JSON.parse(await work())).toMatchObject({ process: process.pid });
  expect(await readdir(folder)).toEqual([]);
});

test('gives back a lock that another publisher took meanwhile', async () => {
  await writeLock(hostname(), 4_000_000, 0);
  const theirs = JSON.stringify({ host: hostname(), process: process.ppid, token: 'quick' });
  const rename = async (from: string, to: string): Promise<void> => {
    await writeFile(from, theirs);
    await disk.rename(from, to);
  };
  speedUpTime();
  await expect(withLock({ ...publisher, disk: { ...disk, rename } }, file, work)).rejects.toThrow('is held');
  expect(await readFile(file, 'utf8')).toBe(theirs);
  expect(await readdir(folder)).toEqual(['publishing.lock']);
});

test('fails at once when the disk fails', async () => {
  const full = { ...disk, write: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) };
  await expect(withLock({ ...publisher, disk: full }, file, work)).rejects.toThrow('full');
});
