type Parts = typeof import('./parts.ts');

/** A function that fetches one part of the frame by its name. */
export function loadPart<Name extends keyof Parts>(name: Name): () => Promise<Parts[Name]> {
  return async () => (await import('./parts.ts'))[name];
}
