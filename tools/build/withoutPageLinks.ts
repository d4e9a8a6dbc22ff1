/**
 * In place of the part of React Router that finds the files of a page for `<Links>` and `<PrefetchPageLinks>`. Both throw
 * outside a `<HydratedRouter>`, before they get here, and there is none: no server renders these pages.
 */

import { leftOut } from './leftOut.ts';

const missing = leftOut('withoutPageLinks');

export const getKeyedLinksForMatches = missing;
export const getKeyedPrefetchLinks = missing;
export const getModuleLinkHrefs = missing;
export const getNewMatchesForLinks = missing;
export const isPageLinkDescriptor = missing;
export const prefetchRouteCss = missing;
export const prefetchStyleLinks = missing;
