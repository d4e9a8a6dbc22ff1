import { comparable } from '@hondana/shared/api/serverVersion';
import type { Audience, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';

export interface Visitor {
  readonly isAdministrator: boolean;
  /** As reported, such as `5.3.3.0`; undefined until known. */
  readonly serverVersion: string | undefined;
}

/** Whether something is shown to a visitor. Version ranges don't apply until the server's version is known. */
export function isForVisitor({ adminOnly, server }: Audience, visitor: Visitor): boolean {
  if (adminOnly && !visitor.isAdministrator) return false;
  if (server === undefined || visitor.serverVersion === undefined) return true;
  return isWithin(comparable(visitor.serverVersion), server);
}

export function isForServer(
  { requires: { server } }: Pick<RemoteDescriptor, 'requires'>,
  serverVersion: string | undefined,
): boolean {
  return server === undefined || isForVisitor({ server }, { isAdministrator: true, serverVersion });
}
