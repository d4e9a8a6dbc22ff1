import path from 'node:path';
import type { RemoteDefinition } from '@hondana/shared/remote/descriptor';

/** A module as federation exposes it. */
export interface Exposed {
  /** Its source file. */
  readonly import: string;
  /** Name of the file that it is built into. */
  readonly name: string;
}

/** `./src/routes.tsx` is exposed as `./routes`, and `./src/notes/index.tsx` as `./notes/index`. */
export function exposedName(module: string): string {
  return `./${path.posix
    .normalize(module)
    .replace(/^src\//, '')
    .replace(/\.tsx?$/, '')}`;
}

function fileName(text: string): string {
  return text.replace('./', '').replaceAll(/[^a-z0-9]/gi, '_');
}

/**
 * What a definition names, by the name under which it is exposed. Each is a file named after its source; but the
 * widgets of a remote stand on the screen together. They are one file, and where a page names those that it begins
 * with, the others are a second.
 *
 * @throws Error when two files would be exposed under one name.
 */
export function exposedModules({
  id,
  routes,
  contributions = [],
  pages = {},
}: RemoteDefinition): Record<string, Exposed> {
  const atOnce = Object.values(pages).flat();
  const widgets = contributions.filter(({ slot }) => slot === 'dashboard.widget');
  const isSplit = widgets.some(({ module }) => atOnce.includes(module));
  const modules = [
    ...routes.map(({ module }) => ({ import: module, name: fileName(module) })),
    ...contributions.map(({ module, slot }) => {
      const ofWidgets = isSplit && !atOnce.includes(module) ? `${slot}.later` : slot;
      return { import: module, name: fileName(slot === 'dashboard.widget' ? ofWidgets : module) };
    }),
  ];
  const exposed: Record<string, Exposed> = {};
  for (const module of modules) {
    const name = exposedName(module.import);
    const taken = exposed[name];
    if (taken && taken.import !== module.import)
      throw new Error(`${id}: ${taken.import} and ${module.import} have one name; rename one of them.`);
    exposed[name] ??= module;
  }
  return exposed;
}
