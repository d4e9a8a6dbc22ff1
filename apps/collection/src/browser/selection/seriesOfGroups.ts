import type { ListResult, Series } from '@hondana/shared/api/types';
import { mapConcurrently, type ReportProgress } from '@hondana/shared/bulk/mapConcurrently';
import type { QueryClient } from '@tanstack/react-query';
import { seriesPageQuery } from '../../shared/filters.ts';
import { groupSeriesQuery } from '../../shared/groups.ts';

/** As many as the server gives at once. */
const pageSize = 100;

/** A page takes the server as long as the series of so many groups, one group after the other. */
const groupsPerPage = 6;

type Found = Map<number, Series[]>;

/**
 * Every series in each of these groups of the collection, those of groups within too: by a call for each group, or, where
 * that is quicker, by going through all series page by page.
 */
export async function seriesOfGroups(
  client: QueryClient,
  groupIds: ReadonlySet<number>,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Series[]>> {
  const found = (await fromPages(client, groupIds, onProgress, signal)) ?? new Map<number, Series[]>();
  const others = [...groupIds].filter((groupId) => !found.has(groupId));
  const look = async (groupId: number): Promise<void> => {
    const query = groupSeriesQuery({ groupId, recursive: true, includeMissing: true });
    found.set(groupId, await client.fetchQuery(query));
  };
  await mapConcurrently(others, look, onProgress, signal);
  return found;
}

/** Undefined where there are too few groups for it, and where series came or went between two pages. */
async function fromPages(
  client: QueryClient,
  groupIds: ReadonlySet<number>,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<Found | undefined> {
  if (groupIds.size < groupsPerPage) return undefined;
  // They would fill the memory, and nothing else asks for them.
  const read = (page: number): Promise<ListResult<Series>> =>
    client.fetchQuery({ ...seriesPageQuery({ body: {}, pageSize, page }), staleTime: 0, gcTime: 0 });
  const first = await read(1);
  const pageCount = Math.ceil(first.Total / pageSize);
  if (groupIds.size < pageCount * groupsPerPage) return undefined;

  const found: Found = new Map();
  const seen = new Set<number>();
  let isSteady = true;
  const note = ({ Total, List }: ListResult<Series>): void => {
    isSteady &&= Total === first.Total;
    for (const series of List) {
      const { ID, TopLevelGroup } = series.IDs;
      if (seen.has(ID)) continue;
      seen.add(ID);
      if (!groupIds.has(TopLevelGroup)) continue;
      found.set(TopLevelGroup, [...(found.get(TopLevelGroup) ?? []), series]);
    }
  };
  note(first);
  const rest = Array.from({ length: pageCount - 1 }, (_, index) => index + 2);
  await mapConcurrently(rest, async (page) => note(await read(page)), onProgress, signal);
  return isSteady && seen.size === first.Total ? found : undefined;
}
