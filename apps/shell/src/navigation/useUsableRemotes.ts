import { useLanguage } from '@hondana/shared/language';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { withLabels } from '../language/labels.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { usableRemotes } from './usableRemotes.ts';

export function useUsableRemotes(store: RegistryStore) {
  const visitor = useVisitor();
  const remotes = useAtomValue(store.remotesAtom);
  const language = useLanguage();
  return useMemo(
    () =>
      usableRemotes(
        remotes.map((remote) => withLabels(remote, language)),
        visitor,
      ),
    [remotes, visitor, language],
  );
}
