import type { ListResult, Series } from '@hondana/shared/api/types';
import { mapConcurrently, type ReportProgress } from '@hondana/shared/bulk/mapConcurrently';
import type { QueryClient } from '@tanstack/react-query';
import { fetchSeriesPage, maxSeriesPageSize } from '../../shared/fetchSeriesPage.ts';
import { groupSeriesQuery } from '../../shared/groups.ts';

/** One page takes the server as long as the series of this many groups, one after the other. */
const groupsPerPage = 6;

type Found = Map<number, Series[]>;

/** Includes subgroups. One request for each group or, where that is faster, all series page by page. */
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

/** Undefined for too few groups, or when series were added or removed between pages. */
async function fromPages(
  client: QueryClient,
  groupIds: ReadonlySet<number>,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<Found | undefined> {
  if (groupIds.size < groupsPerPage) return undefined;
  const read = (page: number) => fetchSeriesPage(client, {}, page);
  const first = await read(1);
  const pageCount = Math.ceil(first.Total / maxSeriesPageSize);
  if (groupIds.size < pageCount * groupsPerPage) return undefined;

  const found: Found = new Map();
  const seen = new Set<number>();
  let isConsistent = true;
  const collect = ({ Total, List }: ListResult<Series>): void => {
    isConsistent &&= Total === first.Total;
    for (const series of List) {
      const { ID, TopLevelGroup } = series.IDs;
      if (seen.has(ID)) continue;
      seen.add(ID);
      if (!groupIds.has(TopLevelGroup)) continue;
      found.set(TopLevelGroup, [...(found.get(TopLevelGroup) ?? []), series]);
    }
  };
  collect(first);
  const rest = Array.from({ length: pageCount - 1 }, (_, index) => index + 2);
  await mapConcurrently(rest, async (page) => collect(await read(page)), onProgress, signal);
  return isConsistent && seen.size === first.Total ? found : undefined;
}
