import type { Series } from '@hondana/shared/api/types';
import type { PageQuery } from '@hondana/shared/lists/useSparseList';
import { allSeriesWithoutFilesQuery, seriesListPageSize } from '@hondana/shared/resources/seriesSearch';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ChosenSorting } from '../shared/useSorting.ts';

export const seriesColumns = ['id', 'name', 'anidb', 'created'] as const;

export type SeriesColumn = (typeof seriesColumns)[number];

export type SeriesSorting = ChosenSorting<SeriesColumn>;

const { compare } = new Intl.Collator(undefined, { numeric: true });

const comparisons: Record<SeriesColumn, (one: Series, other: Series) => number> = {
  id: (one, other) => one.IDs.ID - other.IDs.ID,
  name: (one, other) => compare(one.Name, other.Name),
  anidb: (one, other) => one.IDs.AniDB - other.IDs.AniDB,
  created: (one, other) => Date.parse(one.Created) - Date.parse(other.Created),
};

/** Ties are ordered by ID, in either direction. */
export function sortedSeries(all: readonly Series[], { column, isDescending }: SeriesSorting): Series[] {
  const direction = isDescending ? -1 : 1;
  return all.toSorted(
    (one, other) => direction * comparisons[column](one, other) || one.IDs.ID - other.IDs.ID,
  );
}

/** Pages in an order that the server lacks: it sends all series at once, at the same cost as any page. */
export function sortedPages(
  client: QueryClient,
  search: string,
  sorting: SeriesSorting,
): PageQuery<Series, QueryKey> {
  const every = allSeriesWithoutFilesQuery({ search: search || undefined, page: 1 });
  const order = `${sorting.isDescending ? '-' : ''}${sorting.column}`;
  const listKey: QueryKey = [...every.queryKey.slice(0, -1), order];
  return (page) => ({
    queryKey: [...listKey, page],
    queryFn: async () => {
      const { List, Total } = await client.fetchQuery({ ...every, staleTime: 30_000 });
      const start = (page - 1) * seriesListPageSize;
      return { Total, List: sortedSeries(List, sorting).slice(start, start + seriesListPageSize) };
    },
  });
}
