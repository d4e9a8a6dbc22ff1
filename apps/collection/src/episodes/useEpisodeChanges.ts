import { episodeQuery, setEpisodeHidden, setEpisodeWatched } from '@hondana/shared/api/episodes';
import { episodeCountKeys, episodeKeys } from '@hondana/shared/api/queryKeys';
import type { Episode, ListResult } from '@hondana/shared/api/types';
import { markStale, tellOtherTabs } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

function asError(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** Changes one episode wherever it stands in the loaded pages of its series. */
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

/** What was on its way would bring back the old state. A page that is not there yet has none. */
async function holdPages(client: QueryClient, seriesId: number): Promise<void> {
  await client.cancelQueries({
    queryKey: episodeKeys.pages(seriesId),
    predicate: ({ state }) => state.data !== undefined,
  });
}

/** Everything that may say otherwise now, the lists of episodes with it. */
export async function markEpisodesStale(client: QueryClient, seriesId: number): Promise<void> {
  await markStale(client, [episodeKeys.pages(seriesId), ...episodeCountKeys(seriesId)]);
}

/**
 * Marks one episode as watched or not. It shows at once and is put back when refused. Afterwards the episode is
 * asked for again and the list left as it is, so that it does not vanish from under the pointer where only
 * unwatched ones are shown (facts 5.10).
 */
export function useWatchedToggle(seriesId: number, episode: Episode) {
  const client = useQueryClient();
  const { ID } = episode.IDs;
  return useMutation({
    mutationFn: (watched: boolean) => setEpisodeWatched(ID, watched),
    onMutate: async (watched) => {
      await holdPages(client, seriesId);
      const Watched = watched ? new Date().toISOString() : null;
      patchEpisode(client, seriesId, ID, (one) => ({ ...one, Watched }));
      // By the time it is refused, `episode` is the changed one.
      return { before: episode.Watched };
    },
    onError: (error, watched, kept) => {
      if (kept) patchEpisode(client, seriesId, ID, (one) => ({ ...one, Watched: kept.before }));
      notify({
        kind: 'error',
        title: `Failed to mark episode as ${watched ? 'watched' : 'unwatched'}!`,
        text: asError(error),
      });
    },
    onSuccess: async () => {
      const fresh = await client.fetchQuery({ ...episodeQuery(ID), staleTime: 0 });
      patchEpisode(client, seriesId, ID, () => fresh);
    },
    onSettled: async () => {
      const pages = episodeKeys.pages(seriesId);
      tellOtherTabs([pages]);
      await client.invalidateQueries({ queryKey: pages, refetchType: 'none' });
      // The hub says nothing of watched states.
      await markStale(client, episodeCountKeys(seriesId));
    },
  });
}

/** Hides an episode or shows it again; for administrators. */
export function useHiddenToggle(seriesId: number, episode: Episode) {
  const client = useQueryClient();
  const { ID } = episode.IDs;
  const set = async (hidden: boolean) => {
    await setEpisodeHidden(ID, hidden);
    await markEpisodesStale(client, seriesId);
  };
  return useMutation({
    mutationFn: (hidden: boolean) => setEpisodeHidden(ID, hidden),
    onMutate: async (hidden) => {
      await holdPages(client, seriesId);
      patchEpisode(client, seriesId, ID, (one) => ({ ...one, IsHidden: hidden }));
    },
    onError: (error, hidden) => {
      patchEpisode(client, seriesId, ID, (one) => ({ ...one, IsHidden: !hidden }));
      notify({
        kind: 'error',
        title: hidden ? 'Failed to hide episode!' : 'Failed to unhide episode!',
        text: asError(error),
      });
    },
    onSuccess: (_, hidden) => {
      const undo = () =>
        set(!hidden).catch((error: unknown) =>
          notify({ kind: 'error', title: 'That could not be undone', text: asError(error) }),
        );
      notify({
        kind: 'success',
        title: hidden ? 'Episode hidden!' : 'Episode unhidden!',
        text: episode.Name,
        action: { label: 'Undo', onPress: () => void undo() },
      });
    },
    onSettled: () => markEpisodesStale(client, seriesId),
  });
}
