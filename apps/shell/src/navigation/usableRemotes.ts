import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isForServer, isForVisitor, type Visitor } from '../session/audience.ts';

export function usableRemotes(remotes: readonly RemoteDescriptor[], visitor: Visitor) {
  return remotes
    .filter((remote) => isForServer(remote, visitor.serverVersion))
    .map((remote) => ({
      ...remote,
      navigation: (remote.navigation ?? [])
        .filter((entry) => isForVisitor(entry, visitor))
        // Until the server's version is known, the first stands for those of other versions.
        .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
        .map(({ children = [], ...entry }) => ({
          ...entry,
          children: children.filter((child) => isForVisitor(child, visitor)),
        })),
    }));
}
