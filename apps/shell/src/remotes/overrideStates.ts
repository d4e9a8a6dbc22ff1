import { atom, getDefaultStore } from 'jotai';

/** What became of an override's address: the title of the remote that is read there, or why it does not. */
export type OverrideState = { readonly title: string } | { readonly fault: string };

/** By address, of all that were read since the page was loaded. */
export const overrideStatesAtom = atom<Readonly<Record<string, OverrideState>>>({});

export function noteOverride(address: string, state: OverrideState): void {
  getDefaultStore().set(overrideStatesAtom, (states) => ({ ...states, [address]: state }));
}
