import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useIsAdministrator } from '@hondana/shared/resources/users';
import { useQuery } from '@tanstack/react-query';
import type { Visitor } from './audience.ts';

/** The person who is signed in, and the server they are at, as far as it decides what is drawn. */
export function useVisitor(): Visitor {
  const isAdministrator = useIsAdministrator();
  const { data: versions } = useQuery(serverVersionQuery());
  return { isAdministrator, serverVersion: versions?.Server.Version ?? undefined };
}
