import path from 'node:path';
import type { RemoteDefinition } from '@hondana/shared/remote/descriptor';

/** `./src/routes.tsx` is exposed as `./routes`. */
export function exposedName(module: string): string {
  return `./${path.basename(module).replace(/\.tsx?$/, '')}`;
}

/** Source files that a definition names, by the name under which they are exposed. */
export function exposedModules({ routes, contributions = [] }: RemoteDefinition): Record<string, string> {
  const modules = [...routes, ...contributions].map(({ module }) => module);
  return Object.fromEntries(modules.map((module) => [exposedName(module), module]));
}
