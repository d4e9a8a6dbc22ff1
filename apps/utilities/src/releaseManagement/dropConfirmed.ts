import type { Episode, File, ListResult } from '@hondana/shared/api/types';
import { removeFromCachedPages } from '@hondana/shared/lists/removeFromCachedPages';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ReleaseKind } from './releaseKinds.ts';
import {
  type ReleaseOptions,
  type ReleaseSeries,
  releaseEpisodesQuery,
  releaseSeriesPages,
} from './releaseManagement.ts';
import type { ReleaseChange } from './releasePlan.ts';

/** Identifies the cached list that was acted on. */
export interface ReleaseListing {
  readonly kind: ReleaseKind;
  readonly seriesId: number;
  readonly options: ReleaseOptions;
}

function afterwards(file: File, changes: ReadonlyMap<string, ReleaseChange>): File | undefined {
  const change = changes.get(`file-${file.ID}`);
  if (change?.choice === 'delete') return undefined;
  const Locations = file.Locations.filter(({ ID }) => !changes.has(`place-${ID}`));
  if (Locations.length === 0 && file.Locations.length > 0) return undefined;
  return { ...file, Locations, IsVariation: change ? change.choice === 'variation' : file.IsVariation };
}

/** Whether the server would still list the episode. */
function isUndecided({ Files = [] }: Episode, { kind, options }: ReleaseListing): boolean {
  if (kind.name === 'duplicates') return Files.some(({ Locations }) => Locations.length > 1);
  const { ignoreVariations = true } = options;
  return Files.filter(({ IsVariation }) => !(ignoreVariations && IsVariation)).length > 1;
}

/** Updates a list's cached episodes, drops those without an update, and the series once it has none. */
function change(
  client: QueryClient,
  listing: ReleaseListing,
  update: (episode: Episode) => Episode | undefined,
): void {
  const { kind, seriesId, options } = listing;
  const { queryKey } = releaseEpisodesQuery(kind.matter, seriesId, options);
  client.setQueryData<InfiniteData<ListResult<Episode>, number>>(queryKey, (data) => {
    if (!data) return data;
    const lists = data.pages.map(({ List }) => List.flatMap((episode) => update(episode) ?? []));
    const removedCount = data.pages.reduce(
      (sum, { List }, page) => sum + List.length - (lists[page]?.length ?? 0),
      0,
    );
    const pages = data.pages.map((page, index) => ({
      ...page,
      Total: page.Total - removedCount,
      List: lists[index] ?? [],
    }));
    return { ...data, pages };
  });
  const count = client.getQueryData<InfiniteData<ListResult<Episode>>>(queryKey)?.pages.at(-1)?.Total;
  if (count === undefined) return;
  const listKey = releaseSeriesPages(kind.matter, options)(1).queryKey.slice(0, -1);
  if (count === 0) removeFromCachedPages<ReleaseSeries>(client, listKey, ({ IDs }) => IDs.ID === seriesId);
  else
    client.setQueriesData<ListResult<ReleaseSeries>>(
      { queryKey: listKey },
      (page) =>
        page && {
          ...page,
          List: page.List.map((one) => (one.IDs.ID === seriesId ? { ...one, EpisodeCount: count } : one)),
        },
    );
}

/** Removes the rows of confirmed changes at once, without waiting for the refetch. */
export function dropDecided(
  client: QueryClient,
  listing: ReleaseListing,
  confirmed: readonly ReleaseChange[],
): void {
  const changes = new Map(confirmed.map((one) => [one.item.key, one]));
  change(client, listing, (episode) => {
    const next = {
      ...episode,
      Files: (episode.Files ?? []).flatMap((file) => afterwards(file, changes) ?? []),
    };
    return isUndecided(next, listing) ? next : undefined;
  });
}

export function dropHidden(
  client: QueryClient,
  listing: ReleaseListing,
  hidden: readonly { readonly key: string }[],
): void {
  const keys = new Set(hidden.map(({ key }) => key));
  change(client, listing, (episode) => (keys.has(String(episode.IDs.ID)) ? undefined : episode));
}
