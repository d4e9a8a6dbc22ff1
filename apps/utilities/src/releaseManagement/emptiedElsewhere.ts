import type { Episode } from '@hondana/shared/api/types';
import { forEachOf } from '@hondana/shared/bulk/forEachOf';
import { fileEpisodesQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';
import { type ReleaseEpisode, releaseEpisodeLabel } from './releaseItems.ts';
import { type ReleasePlan, wouldBeEmptied } from './releasePlan.ts';

/**
 * Names of episodes outside the list that a plan would leave without files: one of several files here may be another
 * episode's only one. The list lacks a file's other episodes, so each file is looked up.
 */
export async function emptiedElsewhere(
  client: QueryClient,
  plan: ReleasePlan,
  shown: readonly ReleaseEpisode[],
): Promise<readonly string[]> {
  const others = new Map<number, Episode>();
  const isShown = new Set(shown.map(({ id }) => id));
  const collectOthers = async (fileId: number): Promise<void> => {
    const query = fileEpisodesQuery({ fileId, includeFiles: true });
    for (const episode of await client.fetchQuery({ ...query, staleTime: 0 })) {
      if (!isShown.has(episode.IDs.ID)) others.set(episode.IDs.ID, episode);
    }
  };
  const { failed } = await forEachOf(
    [...plan.goneFiles],
    collectOthers,
    () => {},
    new AbortController().signal,
  );
  if (failed[0]) throw failed[0].error;
  return [...others.values()]
    .filter(({ Files = [] }) =>
      wouldBeEmptied(
        Files.map(({ ID }) => ID),
        plan,
      ),
    )
    .map(releaseEpisodeLabel);
}
