/** Replaces a library's function that never runs here; `module`, in this folder, says why. */
export function neverCalled(module: string): () => never {
  return () => {
    throw new Error(`Left out of this build: see tools/build/${module}.ts.`);
  };
}
