/** Replaces the shell's remote loader in the build without federation: the same boundary, an `import()`. */
export function loadModule(): Promise<unknown> {
  return import('../../apps/collection/src/routes.tsx');
}
