import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Registry } from '../../../libs/shared/src/remote/descriptor.ts';

/** A script that is fetched on demand. */
export interface Script {
  /** Below `webui/`. */
  readonly path: string;
  /** What it brings, each by the part that it belongs to and its ID there. */
  readonly modules: readonly string[];
}

/** A chunk does nothing but hand over its modules. */
function modulesIn(source: string): string[] {
  const scope: Record<string, unknown> = {};
  try {
    runInNewContext(source, Object.assign(scope, { globalThis: scope }), { timeout: 5000 });
  } catch {
    return []; // An entry, which can only run in a page.
  }
  return Object.values(scope)
    .filter(Array.isArray)
    .flatMap((chunks) => chunks.flatMap(([, modules]) => Object.keys(modules ?? {})));
}

/** All scripts of shell and remotes but the one that the page itself names. */
export function builtScripts(webui: string): Script[] {
  const { shell, remotes }: Registry = JSON.parse(readFileSync(path.join(webui, 'remotes.json'), 'utf8'));
  return [shell, ...remotes].flatMap(({ folder, files }) =>
    Object.keys(files)
      .filter((name) => name.endsWith('.js') && !(folder === shell.folder && name === shell.script))
      .map((name) => ({
        path: folder + name,
        modules: modulesIn(readFileSync(path.join(webui, folder, name), 'utf8')).map(
          (id) => `${folder}${id}`,
        ),
      })),
  );
}
