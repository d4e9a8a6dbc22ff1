import { atom, getDefaultStore } from 'jotai';

export type OverrideState = { readonly title: string } | { readonly fault: string };

/** By address. */
export const overrideStatesAtom = atom<Readonly<Record<string, OverrideState>>>({});

export function noteOverride(address: string, state: OverrideState): void {
  getDefaultStore().set(overrideStatesAtom, (states) => ({ ...states, [address]: state }));
}
