import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { isForServer, isForVisitor } from '../session/audience.ts';
import { useVisitor } from '../session/useVisitor.ts';

/** The remotes that work with this server, with the links that the visitor may follow. */
export function useUsableRemotes(store: RegistryStore): readonly RemoteDescriptor[] {
  const { isAdministrator, serverVersion } = useVisitor();
  const remotes = useAtomValue(store.remotesAtom);
  return useMemo(() => {
    const visitor = { isAdministrator, serverVersion };
    return remotes
      .filter((remote) => isForServer(remote, serverVersion))
      .map((remote) => ({
        ...remote,
        navigation: (remote.navigation ?? [])
          .filter((entry) => isForVisitor(entry, visitor))
          .map(({ children = [], ...entry }) => ({
            ...entry,
            children: children.filter((child) => isForVisitor(child, visitor)),
          })),
      }));
  }, [remotes, isAdministrator, serverVersion]);
}
