import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { listVersions } from './versions.ts';

export const releasesFolder = repositoryPath('dist/releases');

export async function newestRelease(id: string): Promise<string> {
  const [newest] = await listVersions(path.join(releasesFolder, id));
  const folder = path.join(releasesFolder, id, newest ?? '');
  if (newest === undefined || !existsSync(path.join(folder, 'descriptor.json')))
    throw new Error(`There is no release of ${id}. Make one with: npm run release -- ${id}`);
  return folder;
}
