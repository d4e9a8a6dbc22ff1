import { read } from '@hondana/shared/api/read';
import { apiKeyRoot } from '@hondana/shared/resources/queryKeys';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { castQuery } from '../../shared/cast.ts';
import { seriesPageQuery } from '../../shared/filters.ts';
import { type LiveFilter, personCriteria } from '../../shared/liveFilter.ts';

/** A person or a company that AniDB names. */
const creatorQuery = read({
  path: 'AniDB/Creator/{id}',
  role: 'user',
  keyPrefix: () => [...apiKeyRoot, 'creators'],
  staleTime: Number.POSITIVE_INFINITY,
});

/** One series that a character appears in: there is no call for a character, and its cast has the name. */
const seriesWithQuery = (character: string) =>
  seriesPageQuery({
    body: {
      ApplyAtSeriesLevel: true,
      Expression: { Type: personCriteria.character, Parameter: character },
    },
    pageSize: 1,
    page: 1,
    includeMissing: true,
  });

/** How the values of a criterion are called, where they are IDs; undefined for any other value. */
export type NameOf = (expression: string, value: string) => string | undefined;

/** What stands in place of a name that is on its way. */
const awaited = '…';

/** Criteria with a role beside the person begin like those without. */
function valuesOf(live: LiveFilter, criterion: string): string[] {
  const values = live.flatMap((condition) =>
    condition.kind === 'values' && condition.expression.startsWith(criterion)
      ? condition.values.map(([id]) => id)
      : [],
  );
  return [...new Set(values)].filter((id) => /^[1-9]\d{0,9}$/.test(id));
}

function nameOf<T>({ data, isLoading }: UseQueryResult<T>, read: (data: T) => string | null | undefined) {
  if (isLoading) return awaited;
  return data === undefined ? undefined : (read(data) ?? undefined);
}

/**
 * The names of the people, companies and characters of a filter, which holds their IDs. What has no name stays an ID.
 *
 * @example usePeopleNames(live)('HasCreator', '1010') // "Ito Film"
 */
export function usePeopleNames(live: LiveFilter): NameOf {
  const creators = valuesOf(live, personCriteria.creator);
  const characters = valuesOf(live, personCriteria.character);
  const creatorAnswers = useQueries({ queries: creators.map((id) => creatorQuery({ id: Number(id) })) });
  const seriesAnswers = useQueries({ queries: characters.map(seriesWithQuery) });
  const castAnswers = useQueries({
    queries: seriesAnswers.map(({ data }) => {
      const seriesId = data?.List[0]?.IDs.ID;
      return { ...castQuery({ seriesId: seriesId ?? 0 }), enabled: seriesId !== undefined };
    }),
  });
  return (expression, value) => {
    const creator = creatorAnswers[creators.indexOf(value)];
    if (creator && expression.startsWith(personCriteria.creator)) return nameOf(creator, ({ Name }) => Name);
    const at = characters.indexOf(value);
    const cast = castAnswers[at];
    if (!cast || !expression.startsWith(personCriteria.character)) return undefined;
    if (seriesAnswers[at]?.isLoading) return awaited;
    return nameOf(
      cast,
      (roles) => roles.find(({ Character }) => String(Character?.ID) === value)?.Character?.Name,
    );
  };
}
