import { atom } from 'jotai';

/** Shared by all lists, so that it stays open or closed into a group and back. */
export const filterSidebarOpenAtom = atom(false);
