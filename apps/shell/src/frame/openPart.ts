import { atom } from 'jotai';

/** What lies over the page and belongs to the frame. */
export type PartName = 'palette' | 'shortcuts' | 'queue' | 'more' | 'update' | 'undo' | 'signOut';

/** The one that is open. The Actions dialog is none of them: it stands in the address. */
export const openPartAtom = atom<PartName | undefined>(undefined);
