import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { Offer } from '@hondana/shared/remote/slots';
import { isForServer, isForVisitor, type Visitor } from '../session/audience.ts';

export interface KnownOffer extends Offer {
  readonly remoteId: string;
  readonly module: string;
}

export function offersOf(remotes: readonly RemoteDescriptor[], visitor: Visitor): readonly KnownOffer[] {
  return remotes
    .filter((remote) => isForServer(remote, visitor.serverVersion))
    .flatMap(({ id: remoteId, title: remoteTitle, contributions = [] }) =>
      contributions
        .filter((contribution) => isForVisitor(contribution, visitor))
        .map(({ id, slot, title, module, target, size }) => ({
          key: `${remoteId}.${id}`,
          slot,
          title,
          module,
          target,
          size,
          remoteId,
          remoteTitle,
        })),
    );
}
