import type { AnidbEpisode, ReleaseInfo } from '@hondana/shared/api/types';
import { mapConcurrently } from '@hondana/shared/bulk/mapConcurrently';
import { apiKeyRoot } from '@hondana/shared/queryKeys';
import { anidbAnimeQuery } from '@hondana/shared/resources/anidbAnime';
import { fileQuery } from '@hondana/shared/resources/files';
import { anidbEpisodesQuery } from '@hondana/shared/resources/manualLinks';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkTarget } from '../manualLink/LinkDraft.ts';
import { type FileFacts, fileFacts } from '../shared/fileFacts.ts';

export interface EditedFile {
  readonly file: FileFacts;
  /** Null if nothing is known of it. */
  readonly release: ReleaseInfo | null;
  readonly targets: readonly LinkTarget[];
}

async function namesOf(client: QueryClient, anidbId: number): Promise<(id: number) => Partial<LinkTarget>> {
  const [anime, episodes] = await Promise.allSettled([
    client.fetchQuery(anidbAnimeQuery({ anidbId })),
    client.fetchQuery(anidbEpisodesQuery({ anidbId })),
  ]);
  const list: readonly AnidbEpisode[] = episodes.status === 'fulfilled' ? episodes.value.List : [];
  const byId = new Map(list.map((one) => [one.ID, one]));
  return (id) => {
    const episode = byId.get(id);
    return {
      ...(anime.status === 'fulfilled' && { animeTitle: anime.value.Title }),
      ...(episode && { type: episode.Type, number: episode.EpisodeNumber, title: episode.Title }),
    };
  };
}

/** Without the names, episodes go by their numbers at AniDB: they can be edited all the same. */
async function withTargets(
  client: QueryClient,
  files: readonly Omit<EditedFile, 'targets'>[],
): Promise<EditedFile[]> {
  const anime = new Set(
    files.flatMap(({ release }) => release?.CrossReferences.map((one) => one.AnidbAnimeID ?? 0) ?? []),
  );
  anime.delete(0);
  const names = new Map<number, (id: number) => Partial<LinkTarget>>();
  for (const id of anime) names.set(id, await namesOf(client, id));
  return files.map((one) => ({
    ...one,
    targets: (one.release?.CrossReferences ?? []).map(({ AnidbEpisodeID: id, AnidbAnimeID }) => ({
      id,
      animeId: AnidbAnimeID ?? 0,
      animeTitle: `AniDB ${AnidbAnimeID ?? ''}`,
      type: 'Unknown',
      number: id,
      title: '',
      ...names.get(AnidbAnimeID ?? 0)?.(id),
    })),
  }));
}

/** Not among the files' queries: what happens on the server must not change what is being edited. */
export function useReleases(ids: readonly number[]) {
  const client = useQueryClient();
  const [completed, setCompleted] = useState(0);
  const query = useQuery({
    queryKey: [...apiKeyRoot, 'edited-releases', ids],
    queryFn: async ({ signal }) => {
      const files = await mapConcurrently(
        ids,
        async (fileId) => {
          const file = await fileQuery.send({ fileId, include: ['XRefs'] }, signal);
          return { file: fileFacts(file), release: ('Release' in file && file.Release) || null };
        },
        setCompleted,
        signal,
      );
      return withTargets(client, files);
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  });
  return { ...query, completed };
}
