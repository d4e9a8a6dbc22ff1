import type { Episode, ListResult } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { broadcastStaleKeys, markStale } from '@hondana/shared/live';
import { episodeCountKeys, episodeKeys } from '@hondana/shared/queryKeys';
import { episodeQuery, setEpisodeHidden, setEpisodeWatched } from '@hondana/shared/resources/episodes';
import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLatest } from '../shared/useLatest.ts';

/** In every cached page of its series. */
export function patchEpisode(
  client: QueryClient,
  seriesId: number,
  episodeId: number,
  change: (episode: Episode) => Episode,
): void {
  client.setQueriesData<ListResult<Episode>>({ queryKey: episodeKeys.pages(seriesId) }, (page) =>
    page?.List.some(({ IDs }) => IDs.ID === episodeId)
      ? { ...page, List: page.List.map((one) => (one.IDs.ID === episodeId ? change(one) : one)) }
      : page,
  );
}

/** Cancels refetches, which would bring back the old state. First fetches continue. */
export async function cancelPageRefetches(client: QueryClient, seriesId: number): Promise<void> {
  await client.cancelQueries({
    queryKey: episodeKeys.pages(seriesId),
    predicate: ({ state }) => state.data !== undefined,
  });
}

/** Includes the lists of episodes, unlike the single writes. */
export async function markEpisodesStale(client: QueryClient, seriesId: number): Promise<void> {
  await markStale(client, [episodeKeys.pages(seriesId), ...episodeCountKeys(seriesId)]);
}

/**
 * Optimistic, with rollback. Afterwards only the episode is refetched, and the list stays as it is, so that the
 * episode does not vanish from under the pointer where only unwatched ones are shown (facts 5.10).
 */
export function useWatchedToggle(seriesId: number, episode: Episode): (watched: boolean) => void {
  const client = useQueryClient();
  const episodeId = episode.IDs.ID;
  const pages = episodeKeys.pages(seriesId);
  const show = (watched: boolean) =>
    patchEpisode(client, seriesId, episodeId, (one) => ({
      ...one,
      // A rollback restores the date.
      Watched: watched ? (episode.Watched ?? new Date().toISOString()) : null,
    }));
  const write = useWrite(setEpisodeWatched, {
    optimisticUpdate: async ({ watched }) => {
      await cancelPageRefetches(client, seriesId);
      show(watched);
      return () => show(!watched);
    },
    failed: ({ watched }) =>
      watched ? t`Failed to mark episode as watched!` : t`Failed to mark episode as unwatched!`,
    onDone: async () => {
      const fresh = await client.fetchQuery({ ...episodeQuery({ episodeId }), staleTime: 0 });
      if (!toggle.hasNext()) patchEpisode(client, seriesId, episodeId, () => fresh);
      broadcastStaleKeys([pages]);
      await client.invalidateQueries({ queryKey: pages, refetchType: 'none' });
    },
  });
  const toggle = useLatest((watched: boolean) => write.mutateAsync({ seriesId, episodeId, watched }), show);
  return toggle.run;
}

export function useHiddenToggle(seriesId: number, episode: Episode): (hidden: boolean) => void {
  const client = useQueryClient();
  const episodeId = episode.IDs.ID;
  const show = (IsHidden: boolean) =>
    patchEpisode(client, seriesId, episodeId, (one) => ({ ...one, IsHidden }));
  const write = useWrite(setEpisodeHidden, {
    optimisticUpdate: async ({ hidden }) => {
      await cancelPageRefetches(client, seriesId);
      show(hidden);
      return () => show(!hidden);
    },
    done: (_, { hidden }) => ({
      title: hidden ? t`Episode hidden!` : t`Episode unhidden!`,
      text: episode.Name,
    }),
    failed: ({ hidden }) => (hidden ? t`Failed to hide episode!` : t`Failed to unhide episode!`),
    undo: ({ hidden }) => setEpisodeHidden.with({ seriesId, episodeId, hidden: !hidden }),
  });
  return useLatest((hidden: boolean) => write.mutateAsync({ seriesId, episodeId, hidden }), show).run;
}
