import type { Series } from '@hondana/shared/api/types';
import { pageNumbers, pagesOf } from '@hondana/shared/lists/pages';
import { type PageQuery, useSparseList } from '@hondana/shared/lists/useSparseList';
import { seriesListPageSize, seriesWithoutFilesQuery } from '@hondana/shared/resources/seriesSearch';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type SeriesFacts, seriesFacts } from './SeriesFacts.ts';
import { type SeriesSorting, sortedPages } from './sortedPages.ts';

/** Pages are requested this long after a jump, in milliseconds. */
const restTime = 50;

export type SeriesWithoutFilesList = ReturnType<typeof useSeriesList>;

/** In the server's order unless `sorting` is given; pages load as they come into view. */
export function useSeriesList(search: string, sorting: SeriesSorting | undefined) {
  const client = useQueryClient();
  const { column, isDescending = false } = sorting ?? {};
  const pageQuery = useMemo(
    (): PageQuery<Series, QueryKey> =>
      column
        ? sortedPages(client, search, { column, isDescending })
        : (page) => seriesWithoutFilesQuery({ search, page }),
    [client, search, column, isDescending],
  );
  const sparse = useSparseList({ pageQuery, pageSize: seriesListPageSize, startIndex: 0, restTime });
  const { itemAt: receivedAt } = sparse;

  const itemAt = useCallback(
    (index: number): SeriesFacts | undefined => {
      const series = receivedAt(index);
      return series && seriesFacts(series);
    },
    [receivedAt],
  );

  /** Inclusive range, fetched if missing. */
  const itemsIn = useCallback(
    async (first: number, last: number): Promise<SeriesFacts[]> => {
      const pages = pageNumbers(pagesOf({ first, last }, seriesListPageSize));
      const series: SeriesFacts[] = [];
      // Sequential: for each page, the server goes through all series.
      for (const page of pages) {
        const { List } = await client.fetchQuery({ ...pageQuery(page), staleTime: 30_000 });
        series.push(...List.map(seriesFacts));
      }
      const start = ((pages[0] ?? 1) - 1) * seriesListPageSize;
      return series.slice(first - start, last + 1 - start);
    },
    [client, pageQuery],
  );

  return { ...sparse, id: search, itemAt, itemsIn };
}
