/** Fetches a lazy chunk unless it is loaded; rejects when that fails. */
export type FetchChunk = () => Promise<void>;

declare global {
  var __hondanaParts: Set<FetchChunk> | undefined;
}

// On the window: each remote has its own copy of this module, maybe of another version. Rename it with its type.
globalThis.__hondanaParts ??= new Set();

/**
 * Lazy chunks of the opened pages. The shell fetches them once the screen is complete: they open at once, and offline.
 * @example lazyChunks.add(fetchDialog);
 */
export const lazyChunks = globalThis.__hondanaParts;
