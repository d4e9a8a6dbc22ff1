import { fetchAhead } from '@hondana/shared/ahead/fetchAhead';
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
  /** A link without a class looks like one in a text. */
  readonly className?: string | undefined;
}

/**
 * The name of a person, a company or a character, which leads to all in the collection that they made or are in. Where
 * the server cannot filter by them, it is a name and no more.
 *
 * @example <PersonLink kind="creator" person={studio} />
 */
export function PersonLink({ kind, person: { ID, Name }, tabIndex, className }: PersonLinkProps) {
  const isKnown = useKnowsCriterion(personCriteria[kind]);
  if (!isKnown || !ID) return Name;
  return (
    <Link to={liveFilterAddress(personFilter(kind, ID))} tabIndex={tabIndex} className={className}>
      {Name}
    </Link>
  );
}

/** Whether the server has a criterion. It is fetched once nothing else is pending; undefined until then. */
function useKnowsCriterion(expression: string): boolean | undefined {
  const client = useQueryClient();
  useEffect(() => fetchAhead(client, filterExpressionsQuery()), [client]);
  return useQuery({
    ...filterExpressionsQuery(),
    enabled: ({ state }) => state.data !== undefined,
    select: (catalogue) => catalogue.some(({ Expression }) => Expression === expression),
  }).data;
}
