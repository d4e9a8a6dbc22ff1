import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';

const folder = repositoryPath('examples/gallery');
const file = path.join(folder, 'dist/descriptor.json');

export const galleryFiles = { folder: path.join(folder, 'dist/files'), place: 'gallery-files/' } as const;

/** The gallery isn't part of the product. */
export async function buildGallery(): Promise<void> {
  await build('gallery', { folder });
}

export async function galleryDescriptor(): Promise<RemoteDescriptor> {
  if (!existsSync(file)) await buildGallery();
  return {
    ...JSON.parse(await readFile(file, 'utf8')),
    folder: galleryFiles.place,
    addedFrom: 'examples/gallery',
  };
}
