import type { SlotHost } from '@hondana/shared/remote/slots';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { createSlotHost } from './createSlotHost.ts';

/** @param isPending whether more contributions may still be added */
export function useSlotHost(store: RegistryStore, isPending: boolean): SlotHost {
  const visitor = useVisitor();
  const remotes = useAtomValue(store.remotesAtom);
  return useMemo(
    () => ({ ...createSlotHost(store, remotes, visitor), isPending }),
    [store, remotes, isPending, visitor],
  );
}
