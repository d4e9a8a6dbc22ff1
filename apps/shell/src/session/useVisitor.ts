import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useIsAdministrator } from '@hondana/shared/resources/users';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Visitor } from './audience.ts';

/** The same object until it changes. */
export function useVisitor(): Visitor {
  const isAdministrator = useIsAdministrator();
  const { data: versions } = useQuery(serverVersionQuery());
  const serverVersion = versions?.Server.Version ?? undefined;
  return useMemo(() => ({ isAdministrator, serverVersion }), [isAdministrator, serverVersion]);
}
