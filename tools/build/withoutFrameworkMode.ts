/**
 * In place of the part of React Router that only its framework mode runs: documents rendered by a server, their scripts
 * and styles, and pages that links fetch ahead. No server renders these pages, and `useCodeAhead` fetches ahead. A link
 * asks for it all the same: what it gets here is nothing, and no hooks that watch it.
 */
import { createContext, type Ref } from 'react';
import { leftOut } from './leftOut.ts';

const missing = leftOut('withoutFrameworkMode');

export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
export const Links = missing;
export const Meta = missing;
export const PrefetchPageLinks = missing;
export const Scripts = missing;
export const setIsHydrated = missing;
export const useFrameworkContext = missing;

/** Nothing provides it. */
export const FrameworkContext = createContext(undefined);

const nothingAhead = [false, null, {}] as const;

/** No link fetches ahead by itself. */
export const usePrefetchBehavior = (): typeof nothingAhead => nothingAhead;

/** The second would be that of fetching ahead. */
export const mergeRefs = (ref: Ref<HTMLAnchorElement>): Ref<HTMLAnchorElement> => ref;
