import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useIsAdministrator } from '@hondana/shared/resources/users';
import { useQuery } from '@tanstack/react-query';
import type { Visitor } from './audience.ts';

export function useVisitor(): Visitor {
  const isAdministrator = useIsAdministrator();
  const { data: versions } = useQuery(serverVersionQuery());
  return { isAdministrator, serverVersion: versions?.Server.Version ?? undefined };
}
