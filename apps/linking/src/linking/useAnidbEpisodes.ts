import { serverEpisodeTypes } from '@hondana/shared/anime/episodeType';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { AnidbEpisode } from '@hondana/shared/api/types';
import { episodePageQuery } from '@hondana/shared/resources/episodes';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** First request's page size, so that a series of a thousand episodes shows its beginning at once (facts 5.11). */
const firstPageSize = 50;

const linkable = ['Episode', 'Special', 'Other'] as const;

export interface AnidbEpisodes {
  readonly episodes: readonly AnidbEpisode[];
  /** Including those not loaded yet. */
  readonly total: number;
  readonly isPending: boolean;
  readonly isComplete: boolean;
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

export function useAnidbEpisodes(seriesId: number, showsHidden: boolean): AnidbEpisodes {
  const version = useQuery({ ...serverVersionQuery(), select: ({ Server }) => Server.Version });
  const options = {
    type: linkable.flatMap((type) => serverEpisodeTypes(type, version.data)),
    includeMissing: 'True',
    includeUnaired: 'True',
    includeHidden: showsHidden ? 'True' : 'False',
    includeDataFrom: ['AniDB'],
  } as const;
  const first = useQuery({
    ...episodePageQuery({ seriesId, ...options, pageSize: firstPageSize, page: 1 }),
    enabled: !version.isPending,
    retry: retryOnce,
  });
  const total = first.data?.Total ?? 0;
  const isLong = total > firstPageSize;
  const all = useQuery({
    ...episodePageQuery({ seriesId, ...options, pageSize: 0, page: 1 }),
    enabled: isLong,
    retry: retryOnce,
  });
  const list = (isLong ? all.data : undefined) ?? first.data;
  const episodes = useMemo(() => (list?.List ?? []).flatMap(({ AniDB }) => AniDB ?? []), [list]);
  const failed = [first, all].filter((query) => query.data === undefined && query.isError);
  return {
    episodes,
    total: isLong && all.data ? episodes.length : total,
    isPending: first.data === undefined && !first.isError,
    isComplete: first.data !== undefined && (!isLong || all.data !== undefined),
    error: failed[0]?.error ?? null,
    retrying: failed.some((query) => query.isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
