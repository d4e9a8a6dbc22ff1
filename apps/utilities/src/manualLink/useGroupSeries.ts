import { retryOnce } from '@hondana/shared/api/retryOnce';
import { anidbSearchQuery, seriesSearchQuery } from '@hondana/shared/resources/seriesSearch';
import { useQuery } from '@tanstack/react-query';
import type { FoundAnime } from '../shared/useAnimeSearch.ts';
import type { FileNameFacts } from './fileName/ParsedFileName.ts';
import { titleComparer } from './seriesTitles.ts';

/** The likeliest series: one of the collection by its name, otherwise AniDB's by any of its titles. */
export function useGroupSeries(facts: FileNameFacts) {
  const collection = useQuery({
    ...seriesSearchQuery({ query: facts.show, limit: 10, searchById: true }),
    retry: retryOnce,
  });
  const inCollection = collection.data
    ?.map(({ IDs, Name }): FoundAnime => ({ ID: IDs.AniDB, ShokoID: IDs.ID, Title: Name }))
    .find(({ Title }) => titleComparer([Title])(facts) === 'named');
  const anidb = useQuery({
    ...anidbSearchQuery({ query: facts.show }),
    enabled: !collection.isPending && inCollection === undefined,
    retry: retryOnce,
  });
  const isNamed = ({ Title, Titles }: { Title: string; Titles?: readonly { Name: string }[] }): boolean =>
    titleComparer([Title, ...(Titles ?? []).map(({ Name }) => Name)])(facts) === 'named';
  const found = anidb.data?.List;
  return {
    series: inCollection ?? found?.find(isNamed),
    isPending: collection.isPending || (inCollection === undefined && anidb.isPending),
  };
}
