import { comparable } from '@hondana/shared/api/serverVersion';
import type { Audience, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';

export interface Visitor {
  readonly isAdministrator: boolean;
  /** Version of the server as it says it, such as `5.3.3.0`; nothing while it is not known. */
  readonly serverVersion: string | undefined;
}

/** Whether something is drawn for a visitor. A range is not held against a server that has not said its version. */
export function isForVisitor({ adminOnly, server }: Audience, visitor: Visitor): boolean {
  if (adminOnly && !visitor.isAdministrator) return false;
  if (server === undefined || visitor.serverVersion === undefined) return true;
  return isWithin(comparable(visitor.serverVersion), server);
}

/** Whether a remote works with a server. */
export function isForServer(
  { requires: { server } }: Pick<RemoteDescriptor, 'requires'>,
  serverVersion: string | undefined,
): boolean {
  return server === undefined || isForVisitor({ server }, { isAdministrator: true, serverVersion });
}
