import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from './disk.ts';

const ending = '.new';

/** A temporary name beside a file or folder that will replace it. */
export function temporaryNameFor(target: string): string {
  return `${target}.${randomUUID()}${ending}`;
}

/** Atomic: readers see the old content or the new, never a part. */
export async function writeAtomically(disk: Disk, file: string, content: string | Uint8Array): Promise<void> {
  const temporaryFile = temporaryNameFor(file);
  await disk.write(temporaryFile, content);
  await disk.rename(temporaryFile, file);
  await disk.settle(path.dirname(file));
}

/** Leaves a file with this text alone, so that caches keep it. */
export async function writeIfChanged(disk: Disk, file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeAtomically(disk, file, text);
}

export async function removeLeftovers(disk: Disk, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith(ending))) {
    await disk.remove(path.join(folder, name));
  }
}
