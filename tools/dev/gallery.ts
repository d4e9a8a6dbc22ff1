import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';

const folder = repositoryPath('examples/gallery');
const file = path.join(folder, 'dist/descriptor.json');

/** Where the files of the gallery are, and at which address they are served. */
export const galleryFiles = { folder: path.join(folder, 'dist/files'), place: 'gallery-files/' } as const;

/** Builds the gallery of components and queries, which is no part of the product. */
export async function buildGallery(): Promise<void> {
  await build('gallery', { folder });
}

/** The gallery as a registry names it; built, unless it has been before. */
export async function galleryDescriptor(): Promise<RemoteDescriptor> {
  if (!existsSync(file)) await buildGallery();
  return {
    ...JSON.parse(await readFile(file, 'utf8')),
    folder: galleryFiles.place,
    addedFrom: 'examples/gallery',
  };
}
