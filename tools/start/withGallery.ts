import { watchFile } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { repositoryPath } from '../build/paths.ts';
import { galleryDescriptor, galleryFiles } from '../dev/gallery.ts';

const product = repositoryPath('dist/webui');
const served = repositoryPath('.cache/start');
const registry = 'remotes.json';

async function writeRegistry(): Promise<void> {
  const published: Registry = JSON.parse(await readFile(path.join(product, registry), 'utf8'));
  const added = await galleryDescriptor();
  const next = path.join(served, `${registry}.next`);
  await writeFile(next, JSON.stringify({ ...published, remotes: [...published.remotes, added] }));
  await rename(next, path.join(served, registry));
}

/**
 * Follows what is published into the product meanwhile.
 * @returns the folder
 */
export async function withGallery(): Promise<string> {
  await rm(served, { recursive: true, force: true });
  await mkdir(served, { recursive: true });
  for (const name of await readdir(product)) {
    if (name !== registry) await symlink(path.join(product, name), path.join(served, name));
  }
  await writeRegistry();
  await cp(galleryFiles.folder, path.join(served, galleryFiles.place), { recursive: true });
  // By name: publishing replaces the file.
  watchFile(path.join(product, registry), { interval: 500, persistent: false }, () => {
    // Missing during a rebuild.
    writeRegistry().catch(() => {});
  });
  return served;
}
