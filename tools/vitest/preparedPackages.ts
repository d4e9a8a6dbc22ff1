import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';

const folders = repositoryPath('node_modules/.vite');

/** Vite writes this last. */
const isComplete = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) =>
    name.endsWith('deps/_metadata.json'),
  );

/**
 * Where Vite keeps the packages of a project as it has prepared them for the browser. Each project has a folder of its
 * own: two that prepare the same packages at a time would write over each other. What one has prepared, which takes
 * some seconds of the whole machine, the next begins with; Vite prepares again what has changed.
 */
export function preparedPackages(project: string): string {
  const folder = path.join(folders, project);
  if (existsSync(folder) || !existsSync(folders)) return folder;
  const other = readdirSync(folders)
    .map((name) => path.join(folders, name))
    .find(isComplete);
  if (other !== undefined) cpSync(other, folder, { recursive: true });
  return folder;
}
