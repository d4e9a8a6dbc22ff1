import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { notify } from '@hondana/shared/overlays/notices';
import { anidbAnimeQuery, refreshAnime } from '@hondana/shared/resources/anidbAnime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { anidbEpisodesQuery, everyEpisodeQuery } from '../shared/manualLinks.ts';
import type { LinkTarget } from './LinkDraft.ts';

/** A series as AniDB has it. One that the server knows only by name is fetched from AniDB first (facts 5.16). */
export function useAnimeEpisodes(animeId: number) {
  const anime = useQuery({ ...anidbAnimeQuery({ anidbId: animeId }), retry: retryOnce });
  const list = useQuery({ ...anidbEpisodesQuery({ anidbId: animeId }), retry: retryOnce });
  const seriesId = anime.data?.ShokoID ?? undefined;
  const here = useQuery({
    ...everyEpisodeQuery({ seriesId: seriesId ?? 0 }),
    enabled: seriesId !== undefined,
    retry: retryOnce,
  });
  const failed = 'Failed to get series data!';
  const { mutate, isIdle, isPending } = useWrite(refreshAnime, {
    failed,
    onDone: (hasAnswered) => {
      if (!hasAnswered) notify({ kind: 'error', title: failed, text: 'AniDB is not responding.' });
    },
  });

  const isUnknown = anime.data?.Type === 'Unknown' || (list.data?.List.length === 0 && !anime.data?.ShokoID);
  const ask = useEffectEvent(() => mutate({ anidbId: animeId, force: true }));
  useEffect(() => {
    if (isUnknown && isIdle) ask();
  }, [isUnknown, isIdle]);

  const title = anime.data?.Title;
  const withFiles = useMemo(
    () => new Set(here.data?.List.filter(({ Size }) => Size > 0).map(({ IDs }) => IDs.AniDB)),
    [here.data],
  );
  const episodes = useMemo(
    () =>
      // A guess says whether its episode has a file; if that is unknown, it is no reason to wait.
      title === undefined || here.isLoading
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
    [list.data, title, animeId, withFiles, here.isLoading],
  );
  const isAsking = isPending || (isUnknown && isIdle);
  return {
    title,
    type: anime.data?.Type,
    titles: title === undefined ? [] : [title, ...(anime.data?.Titles?.map(({ Name }) => Name) ?? [])],
    episodes: isAsking && episodes?.length === 0 ? undefined : episodes,
    error: anime.error ?? list.error,
    isBusy: isPending || anime.isRefetching || list.isRefetching,
    retry: () => {
      if (anime.isError) void anime.refetch();
      if (list.isError) void list.refetch();
    },
    refresh: () => mutate({ anidbId: animeId, force: true }),
  };
}
