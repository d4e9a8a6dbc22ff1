import type { FilterBody, Tag } from '@hondana/shared/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { seriesPageQuery } from './filters.ts';

/** The server's maximum. */
const pageSize = 100;

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
  const read = (page: number) =>
    client.fetchQuery({ ...seriesPageQuery({ body, pageSize, page }), staleTime: 0, gcTime: 0 });
  const { Total, List } = await read(1);
  const found = [...List];
  for (let page = 2; page <= Math.ceil(Total / pageSize); page += 1) found.push(...(await read(page)).List);
  return found;
}
