import type { PathOf } from '@hondana/shared/api/operation';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { filterKeys } from '@hondana/shared/queryKeys';
import type { QueryClient } from '@tanstack/react-query';
import type { CardFacts } from '../cardFacts.ts';

type Sized = Pick<Group | Series, 'IDs' | 'Sizes'>;

const keyOf = (path: PathOf<'POST'>) => [...filterKeys.groupPreviews, path];
const groupPages = keyOf('Filter/Preview/Group');
const seriesLists = keyOf('Filter/Preview/Group/{groupId}/Series');

function replaced<One extends Sized>(all: One[], id: number, watched: One['Sizes']['Watched']): One[] {
  const is = ({ IDs }: One): boolean => IDs.ID === id;
  if (!all.some(is)) return all;
  return all.map((one) => (is(one) ? { ...one, Sizes: { ...one.Sizes, Watched: watched } } : one));
}

function patch(
  client: QueryClient,
  { groupId, seriesId = 0 }: CardFacts,
  watched: Group['Sizes']['Watched'],
) {
  if (groupId === undefined) {
    client.setQueriesData<Series[]>(
      { queryKey: seriesLists },
      (all) => all && replaced(all, seriesId, watched),
    );
    return;
  }
  client.setQueriesData<ListResult<Group>>(
    { queryKey: groupPages },
    (page) => page && { ...page, List: replaced(page.List, groupId, watched) },
  );
}

/** Cancels refetches, which would bring back the old counts. First fetches continue. */
export async function cancelListRefetches(client: QueryClient): Promise<void> {
  await client.cancelQueries({
    queryKey: filterKeys.groupPreviews,
    predicate: ({ state }) => state.data !== undefined,
  });
}

/**
 * Shows the expected counts in every list until the server's arrive.
 *
 * @returns rollback
 */
export function showMarked(client: QueryClient, card: CardFacts, isWatched: boolean): () => void {
  const { Local, Watched } = card.sizes;
  const none = { Episodes: 0, Specials: 0, Others: 0 };
  patch(client, card, { ...Watched, ...(isWatched ? Local : none) });
  return () => patch(client, card, Watched);
}
