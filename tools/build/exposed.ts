import path from 'node:path';
import type { RemoteDefinition } from '@hondana/shared/remote/descriptor';

export interface Exposed {
  readonly import: string;
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
 * Each module is a file, except widgets: they appear together, so they are one file, or two where a page names
 * the widgets it starts with.
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
