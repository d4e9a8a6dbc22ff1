import { atom } from 'jotai';

/**
 * Whether the sidebar with the filter's conditions is open. Open or closed for every list alike, so that it stays as
 * it is on the way into a group and back.
 */
export const filterSidebarOpenAtom = atom(false);
