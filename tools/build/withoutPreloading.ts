/**
 * In place of the part of Module Federation's runtime that preloads remotes, by what their manifests say. None has a
 * manifest: the page and `pageFiles` preload by the registry.
 */

function missing(): never {
  throw new Error(
    'Remotes are preloaded by the registry, not by Module Federation: see tools/build/withoutPreloading.ts.',
  );
}

export const defaultPreloadArgs = missing;
export const formatPreloadArgs = missing;
export const normalizePreloadExposes = missing;
export const preloadAssets = missing;
