import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult } from '@hondana/shared/api/types';
import { pluginQueryKey } from '@hondana/shared/remote/pluginQueryKey';
import { queryOptions } from '@tanstack/react-query';

const id = 'watch-statistics';

/** The server's maximum. */
const pageSize = 1000;

export interface WatchedEpisode {
  readonly name: string;
  readonly at: Date;
  /** A .NET TimeSpan. */
  readonly duration: string;
}

function watchedOf(episodes: readonly Episode[]): WatchedEpisode[] {
  return episodes.flatMap(({ Name, Watched, Duration }) =>
    Watched === null ? [] : [{ name: Name, at: new Date(Watched), duration: Duration }],
  );
}

async function allPages(path: string, signal: AbortSignal): Promise<Episode[]> {
  const episodes: Episode[] = [];
  for (let page = 1; ; page++) {
    const { List, Total } = await request<ListResult<Episode>>({
      path,
      query: { includeWatched: 'Only', includeMissing: 'False', pageSize, page },
      signal,
    });
    episodes.push(...List);
    if (List.length < pageSize || episodes.length >= Total) return episodes;
  }
}

/** `GET Episode`, page by page. */
export function watchedEpisodesQuery() {
  return queryOptions({
    queryKey: pluginQueryKey(id, 'watched'),
    queryFn: ({ signal }) => allPages('Episode', signal),
    select: watchedOf,
  });
}

/** `GET Series/{id}/Episode` */
export function watchedOfSeriesQuery(seriesId: number) {
  return queryOptions({
    queryKey: pluginQueryKey(id, 'watched', seriesId),
    queryFn: ({ signal }) => allPages(`Series/${seriesId}/Episode`, signal),
    select: watchedOf,
  });
}
