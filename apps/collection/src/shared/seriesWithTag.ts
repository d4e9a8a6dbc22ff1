import type { FilterBody, Tag } from '@hondana/shared/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { fetchSeriesPage, maxSeriesPageSize } from './fetchSeriesPage.ts';

export function seriesWithTag({ Source, Name }: Tag): FilterBody {
  return {
    ApplyAtSeriesLevel: true,
    Expression: { Type: Source === 'User' ? 'HasCustomTag' : 'HasTag', Parameter: Name },
    Sorting: { Type: 'Name', IsInverted: false },
  };
}

/** All pages, fresh from the server. */
export async function fetchSeriesWithTag(client: QueryClient, tag: Tag) {
  const body = seriesWithTag(tag);
  const read = (page: number) => fetchSeriesPage(client, body, page);
  const { Total, List } = await read(1);
  const found = [...List];
  const pageCount = Math.ceil(Total / maxSeriesPageSize);
  for (let page = 2; page <= pageCount; page += 1) found.push(...(await read(page)).List);
  return found;
}
