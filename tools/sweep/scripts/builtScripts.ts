import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Registry } from '../../../libs/shared/src/remote/descriptor.ts';

export interface Script {
  /** Below `webui/`. */
  readonly path: string;
  /** Each by its part and its ID there. */
  readonly modules: readonly string[];
}

/** A chunk does nothing but register its modules. */
function modulesIn(source: string): string[] {
  const scope: Record<string, unknown> = {};
  try {
    runInNewContext(source, Object.assign(scope, { globalThis: scope }), { timeout: 5000 });
  } catch {
    return []; // An entry, which only runs in a page.
  }
  return Object.values(scope)
    .filter(Array.isArray)
    .flatMap((chunks) => chunks.flatMap(([, modules]) => Object.keys(modules ?? {})));
}

/** Without the shell's own script, which the page loads itself. */
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
