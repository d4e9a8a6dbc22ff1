import { castQuery } from '@hondana/shared/resources/cast';
import { creatorQuery } from '@hondana/shared/resources/creators';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { seriesPageQuery } from '../../shared/filters.ts';
import { type LiveFilter, personCriteria } from '../../shared/liveFilter.ts';

/** No call returns a character, but the cast of a series with it has its name. */
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

/** Resolves values that are IDs; undefined for any other. */
export type ResolveName = (expression: string, value: string) => string | undefined;

/** Shown while a name loads. */
const placeholder = '…';

/** Criteria for a person in a role have the plain criterion's name as a prefix. */
function valuesOf(live: LiveFilter, criterion: string): string[] {
  const values = live.flatMap((condition) =>
    condition.kind === 'values' && condition.expression.startsWith(criterion)
      ? condition.values.map(([id]) => id)
      : [],
  );
  return [...new Set(values)].filter((id) => /^[1-9]\d{0,9}$/.test(id));
}

function nameOf<T>({ data, isLoading }: UseQueryResult<T>, read: (data: T) => string | null | undefined) {
  if (isLoading) return placeholder;
  return data === undefined ? undefined : (read(data) ?? undefined);
}

/** Filters hold IDs; what has no name stays an ID. */
export function usePeopleNames(live: LiveFilter): ResolveName {
  const creators = valuesOf(live, personCriteria.creator);
  const characters = valuesOf(live, personCriteria.character);
  const creatorResults = useQueries({ queries: creators.map((id) => creatorQuery({ id: Number(id) })) });
  const seriesResults = useQueries({ queries: characters.map(seriesWithQuery) });
  const castResults = useQueries({
    queries: seriesResults.map(({ data }) => {
      const seriesId = data?.List[0]?.IDs.ID;
      return { ...castQuery({ seriesId: seriesId ?? 0 }), enabled: seriesId !== undefined };
    }),
  });
  return (expression, value) => {
    const creator = creatorResults[creators.indexOf(value)];
    if (creator && expression.startsWith(personCriteria.creator)) return nameOf(creator, ({ Name }) => Name);
    const at = characters.indexOf(value);
    const cast = castResults[at];
    if (!cast || !expression.startsWith(personCriteria.character)) return undefined;
    if (seriesResults[at]?.isLoading) return placeholder;
    return nameOf(
      cast,
      (roles) => roles.find(({ Character }) => String(Character?.ID) === value)?.Character?.Name,
    );
  };
}
