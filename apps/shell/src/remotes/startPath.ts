import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isForServer } from '../session/audience.ts';

export function startPath(
  remotes: readonly RemoteDescriptor[],
  serverVersion: string | undefined,
): string | undefined {
  const entries = remotes
    .filter((remote) => isForServer(remote, serverVersion))
    .flatMap(({ navigation = [] }) => navigation);
  return entries.filter(({ adminOnly }) => !adminOnly).toSorted((a, b) => a.order - b.order)[0]?.path;
}
