import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from './disk.ts';

const ending = '.new';

/** A name beside a file or folder, for what is to take its place. */
export function nameBeside(target: string): string {
  return `${target}.${randomUUID()}${ending}`;
}

/** Writes beside the target and renames, so that a reader sees the old content or the new, never a part. */
export async function writeWhole(disk: Disk, file: string, content: string | Uint8Array): Promise<void> {
  const beside = nameBeside(file);
  await disk.write(beside, content);
  await disk.rename(beside, file);
  await disk.settle(path.dirname(file));
}

/** Removes what a publisher that was cut off has left in a folder. */
export async function removeLeftovers(disk: Disk, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith(ending))) {
    await disk.remove(path.join(folder, name));
  }
}
