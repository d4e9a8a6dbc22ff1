/** What stands in for a library's function that never runs here; the module of this folder that it is in says why. */
export function leftOut(module: string): () => never {
  return () => {
    throw new Error(`Left out of this build: see tools/build/${module}.ts.`);
  };
}
