import { existsSync, globSync } from 'node:fs';
import { repositoryPath } from '../build/paths.ts';

/** Folders of the interface's own parts, from the root of the repository: the library, the shell and each remote. */
export function translatedProjects(): string[] {
  const remotes = globSync('apps/*', { cwd: repositoryPath() })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => existsSync(repositoryPath(name, 'remote.config.ts')))
    .sort();
  return ['libs/shared', 'apps/shell', ...remotes];
}
