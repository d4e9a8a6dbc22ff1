import { atom, getDefaultStore } from 'jotai';

/** The state of an override's address: the title of the remote found there, or why there is none. */
export type OverrideState = { readonly title: string } | { readonly fault: string };

/** By address, for all that were read since the page was loaded. */
export const overrideStatesAtom = atom<Readonly<Record<string, OverrideState>>>({});

export function noteOverride(address: string, state: OverrideState): void {
  getDefaultStore().set(overrideStatesAtom, (states) => ({ ...states, [address]: state }));
}
