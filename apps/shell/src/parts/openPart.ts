import { atom } from 'jotai';

export type PartName = 'palette' | 'shortcuts' | 'queue' | 'more' | 'update' | 'undo' | 'signOut';

/** Not the Actions dialog, which the address opens. */
export const openPartAtom = atom<PartName | undefined>(undefined);
