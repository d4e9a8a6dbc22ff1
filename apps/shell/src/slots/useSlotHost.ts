import { useLanguage } from '@hondana/shared/language';
import type { SlotHost } from '@hondana/shared/remote/slots';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { withLabels } from '../language/labels.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { createSlotHost } from './createSlotHost.ts';

/** @param isPending whether more contributions may still be added */
export function useSlotHost(store: RegistryStore, isPending: boolean): SlotHost {
  const visitor = useVisitor();
  const remotes = useAtomValue(store.remotesAtom);
  const language = useLanguage();
  return useMemo(() => {
    const labelled = remotes.map((remote) => withLabels(remote, language));
    return { ...createSlotHost(store, labelled, visitor), isPending };
  }, [store, remotes, isPending, visitor, language]);
}
