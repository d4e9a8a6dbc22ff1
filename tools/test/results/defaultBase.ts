import { execFileSync } from 'node:child_process';
import { repositoryPath } from '../../build/paths.ts';

function git(...parameters: string[]): string | undefined {
  try {
    return execFileSync('git', parameters, {
      cwd: repositoryPath(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The merge base with the upstream branch, or the last commit without one. */
export function defaultBase(): string {
  return git('merge-base', 'HEAD', '@{upstream}') ?? 'HEAD';
}
