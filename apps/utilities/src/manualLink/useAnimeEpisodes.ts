import { anidbAnimeQuery, anidbEpisodesQuery, refreshAnime } from '@hondana/shared/api/manualLinks';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { LinkTarget } from './LinkDraft.ts';

/** A series as AniDB has it. One that the server knows by its name alone is asked for first (facts 5.16). */
export function useAnimeEpisodes(animeId: number) {
  const anime = useQuery({ ...anidbAnimeQuery(animeId), retry: retryOnce });
  const list = useQuery({ ...anidbEpisodesQuery(animeId), retry: retryOnce });
  const asking = useMutation({
    mutationFn: () => refreshAnime(animeId, { force: true }),
    onSuccess: async (hasAnswered) => {
      if (!hasAnswered)
        notify({ kind: 'error', title: 'Failed to get series data!', text: 'AniDB does not answer.' });
      await Promise.all([anime.refetch(), list.refetch()]);
    },
    onError: (error) => notify({ kind: 'error', title: 'Failed to get series data!', text: error.message }),
  });

  const isUnknown = anime.data?.Type === 'Unknown' || (list.data?.List.length === 0 && !anime.data?.ShokoID);
  const { mutate: ask, isIdle } = asking;
  useEffect(() => {
    if (isUnknown && isIdle) ask();
  }, [isUnknown, isIdle, ask]);

  const title = anime.data?.Title;
  const episodes = useMemo(
    () =>
      title === undefined
        ? undefined
        : list.data?.List.map(
            ({ ID, Type, EpisodeNumber, Title }): LinkTarget => ({
              id: ID,
              animeId,
              animeTitle: title,
              type: Type,
              number: EpisodeNumber,
              title: Title,
            }),
          ),
    [list.data, title, animeId],
  );
  const isAsking = asking.isPending || (isUnknown && isIdle);
  return {
    title,
    titles: title === undefined ? [] : [title, ...(anime.data?.Titles?.map(({ Name }) => Name) ?? [])],
    episodes: isAsking && episodes?.length === 0 ? undefined : episodes,
    error: (anime.error ?? list.error)?.message,
    isBusy: asking.isPending || anime.isRefetching || list.isRefetching,
    retry: () => {
      if (anime.isError) void anime.refetch();
      if (list.isError) void list.refetch();
    },
    refresh: () => ask(),
  };
}
