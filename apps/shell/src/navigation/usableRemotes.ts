import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isForServer, isForVisitor, type Visitor } from '../session/audience.ts';

export function usableRemotes(remotes: readonly RemoteDescriptor[], visitor: Visitor) {
  return remotes
    .filter((remote) => isForServer(remote, visitor.serverVersion))
    .map((remote) => ({
      ...remote,
      navigation: (remote.navigation ?? [])
        .filter((entry) => isForVisitor(entry, visitor))
        .map(({ children = [], ...entry }) => ({
          ...entry,
          children: children.filter((child) => isForVisitor(child, visitor)),
        })),
    }));
}
