import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { notify } from '@hondana/shared/overlays/notices';
import { anidbAnimeQuery, refreshAnime } from '@hondana/shared/resources/anidbAnime';
import { allEpisodesQuery, anidbEpisodesQuery } from '@hondana/shared/resources/manualLinks';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { LinkTarget } from './LinkDraft.ts';

/** AniDB's data. Fetched from AniDB first if the server knows only the series' name (facts 5.16). */
export function useAnimeEpisodes(animeId: number) {
  const anime = useQuery({ ...anidbAnimeQuery({ anidbId: animeId }), retry: retryOnce });
  const list = useQuery({ ...anidbEpisodesQuery({ anidbId: animeId }), retry: retryOnce });
  const seriesId = anime.data?.ShokoID ?? undefined;
  const collected = useQuery({
    ...allEpisodesQuery({ seriesId: seriesId ?? 0 }),
    enabled: seriesId !== undefined,
    retry: retryOnce,
  });
  const failed = t`Failed to get series data!`;
  const { mutate, isIdle, isPending } = useWrite(refreshAnime, {
    failed,
    onDone: (hasAnswered) => {
      if (!hasAnswered) notify({ kind: 'error', title: failed, text: t`AniDB is not responding.` });
    },
  });

  const isUnknown = anime.data?.Type === 'Unknown' || (list.data?.List.length === 0 && !anime.data?.ShokoID);
  const refreshOnce = useEffectEvent(() => mutate({ anidbId: animeId, force: true }));
  useEffect(() => {
    if (isUnknown && isIdle) refreshOnce();
  }, [isUnknown, isIdle]);

  const title = anime.data?.Title;
  const withFiles = useMemo(
    () => new Set(collected.data?.List.filter(({ Size }) => Size > 0).map(({ IDs }) => IDs.AniDB)),
    [collected.data],
  );
  const episodes = useMemo(
    () =>
      // A guess tells whether its episode has a file. An error there doesn't hold up the episodes.
      title === undefined || collected.isLoading
        ? undefined
        : list.data?.List.map(
            ({ ID, Type, EpisodeNumber, Title, AirDate }): LinkTarget => ({
              id: ID,
              animeId,
              animeTitle: title,
              type: Type,
              number: EpisodeNumber,
              title: Title,
              ...(AirDate && { airDate: AirDate }),
              ...(withFiles.has(ID) && { hasFile: true }),
            }),
          ),
    [list.data, title, animeId, withFiles, collected.isLoading],
  );
  const isRefreshing = isPending || (isUnknown && isIdle);
  return {
    title,
    type: anime.data?.Type,
    titles: title === undefined ? [] : [title, ...(anime.data?.Titles?.map(({ Name }) => Name) ?? [])],
    episodes: isRefreshing && episodes?.length === 0 ? undefined : episodes,
    error: anime.error ?? list.error,
    isBusy: isPending || anime.isRefetching || list.isRefetching,
    retry: () => {
      if (anime.isError) void anime.refetch();
      if (list.isError) void list.refetch();
    },
    refresh: () => mutate({ anidbId: animeId, force: true }),
  };
}
