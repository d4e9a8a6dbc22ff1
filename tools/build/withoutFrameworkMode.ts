/**
 * Replaces React Router's framework mode: server rendering and links that prefetch (`usePrefetchCode` does that here).
 * Links call it all the same, and get nothing.
 */
import { createContext, type Ref } from 'react';
import { neverCalled } from './neverCalled.ts';

const missing = neverCalled('withoutFrameworkMode');

export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
export const Links = missing;
export const Meta = missing;
export const PrefetchPageLinks = missing;
export const Scripts = missing;
export const setIsHydrated = missing;
export const useFrameworkContext = missing;

/** Has no provider. */
export const FrameworkContext = createContext(undefined);

const noPrefetch = [false, null, {}] as const;

export const usePrefetchBehavior = (): typeof noPrefetch => noPrefetch;

/** The second ref would be that of prefetching. */
export const mergeRefs = (ref: Ref<HTMLAnchorElement>): Ref<HTMLAnchorElement> => ref;
