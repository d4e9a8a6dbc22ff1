/**
 * In place of the part of Module Federation's runtime that preloads remotes, by what their manifests say. None has a
 * manifest: the page and `pageFiles` preload by the registry.
 */

import { leftOut } from './leftOut.ts';

const missing = leftOut('withoutPreloading');

export const defaultPreloadArgs = missing;
export const formatPreloadArgs = missing;
export const normalizePreloadExposes = missing;
export const preloadAssets = missing;
