import type { QueryClient } from '@tanstack/react-query';
import { lazyPersistence } from '../persistence/lazyPersistence.ts';
import { createVisit, type Visit } from '../session/visit.ts';
import { loadInside } from './Inside.tsx';

/** @param build the shell's version */
export function createShellVisit(queryClient: QueryClient, build: string): Visit {
  const loadUserQuery = async () => (await loadInside()).currentUserQuery;
  return createVisit(queryClient, lazyPersistence({ queryClient, build, loadUserQuery }));
}
