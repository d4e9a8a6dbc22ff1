/** Fetches the code of a part, if it is not there yet; rejects where it could not be had. */
export type FetchPart = () => Promise<void>;

declare global {
  var __hondanaParts: Set<FetchPart> | undefined;
}

// On the window, because each remote has its own copy of this module and the shell fetches what all of them name.
// They may be of other versions: change the name with the shape.
globalThis.__hondanaParts ??= new Set();

/**
 * Parts of the pages that have been opened, whose code was not needed yet. The frame fetches them once the screen is
 * complete, so that they open at once, and without a network.
 *
 * @example partsAhead.add(fetchDialog);
 */
export const partsAhead = globalThis.__hondanaParts;
