import path from 'node:path';
import type { RemoteDefinition } from '@hondana/shared/remote/descriptor';

/** A module as federation exposes it. */
export interface Exposed {
  /** Its source file. */
  readonly import: string;
  /** Name of the file that it is built into. */
  readonly name: string;
}

/** `./src/routes.tsx` is exposed as `./routes`. */
export function exposedName(module: string): string {
  return `./${path.basename(module).replace(/\.tsx?$/, '')}`;
}

function fileName(text: string): string {
  return text.replace('./', '').replaceAll(/[^a-z0-9]/gi, '_');
}

/**
 * What a definition names, by the name under which it is exposed. Each is a file named after its source; the widgets
 * of a remote stand on the screen together and are one.
 */
export function exposedModules({ routes, contributions = [] }: RemoteDefinition): Record<string, Exposed> {
  const modules = [
    ...routes.map(({ module }) => ({ import: module, name: fileName(module) })),
    ...contributions.map(({ module, slot }) => ({
      import: module,
      name: fileName(slot === 'dashboard.widget' ? slot : module),
    })),
  ];
  return Object.fromEntries(modules.map((module) => [exposedName(module.import), module]));
}
