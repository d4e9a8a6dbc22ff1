import { prefetchWhenIdle } from '@hondana/shared/ahead/prefetchWhenIdle';
import type { RolePerson } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { filterExpressionsQuery } from './filters.ts';
import { liveFilterAddress, type PersonKind, personCriteria, personFilter } from './liveFilter.ts';

interface PersonLinkProps {
  readonly kind: PersonKind;
  readonly person: RolePerson;
  readonly tabIndex?: 0 | -1;
  /** Without one, it looks like a link in running text. */
  readonly className?: string | undefined;
}

/** Links to what they made or appear in; plain text where the server has no such filter. */
export function PersonLink({ kind, person: { ID, Name }, tabIndex, className }: PersonLinkProps) {
  const isKnown = useKnowsCriterion(personCriteria[kind]);
  if (!isKnown || !ID) return Name;
  return (
    <Link to={liveFilterAddress(personFilter(kind, ID))} tabIndex={tabIndex} className={className}>
      {Name}
    </Link>
  );
}

/** Undefined until the catalogue is fetched, which waits until nothing else is pending. */
function useKnowsCriterion(expression: string): boolean | undefined {
  const client = useQueryClient();
  useEffect(() => {
    const query = filterExpressionsQuery();
    return prefetchWhenIdle(client, { ...query, meta: { ...query.meta, isForScreen: true } });
  }, [client]);
  return useQuery({
    ...filterExpressionsQuery(),
    enabled: ({ state }) => state.data !== undefined,
    select: (catalogue) => catalogue.some(({ Expression }) => Expression === expression),
  }).data;
}
