import type { RolePerson } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filterExpressionsQuery } from './filters.ts';
import { liveFilterAddress, type PersonKind, personCriteria, personFilter } from './liveFilter.ts';

interface PersonLinkProps {
  readonly kind: PersonKind;
  readonly person: RolePerson;
  readonly tabIndex?: 0 | -1;
  /** Without one, it looks like a link in running text. */
  readonly className?: string | undefined;
}

/** Links to what they made or appear in; plain text where the server is known to have no such filter. */
export function PersonLink({ kind, person: { ID, Name }, tabIndex, className }: PersonLinkProps) {
  const client = useQueryClient();
  const isMissing = useIsMissing(personCriteria[kind]);
  if (isMissing || !ID) return Name;
  return (
    <Link
      to={liveFilterAddress(personFilter(kind, ID))}
      tabIndex={tabIndex}
      className={className}
      // The filter's page needs it too.
      onPointerEnter={() => void client.prefetchQuery(filterExpressionsQuery())}
    >
      {Name}
    </Link>
  );
}

/** False until the catalogue is fetched: it is large, and only for who wants a filter. */
function useIsMissing(expression: string): boolean {
  const { data } = useQuery({
    ...filterExpressionsQuery(),
    enabled: ({ state }) => state.data !== undefined,
    select: (catalogue) => !catalogue.some(({ Expression }) => Expression === expression),
  });
  return data ?? false;
}
