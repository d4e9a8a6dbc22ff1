import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Resolved the way Node does, ignoring `exports`. */
export function packageFolder(name: string): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((place) => path.join(place, name))
    .find((place) => existsSync(path.join(place, 'package.json')));
  if (!folder) throw new Error(`The package ${name} is not installed.`);
  return folder;
}
