import type { Episode } from '@hondana/shared/api/types';
import { episodeQuery, voteForEpisode } from '@hondana/shared/resources/episodes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OwnRating } from '../shared/OwnRating.tsx';
import { useVote } from '../shared/useVote.ts';
import { cancelPageRefetches, patchEpisode } from './useEpisodeChanges.ts';

interface EpisodeRatingProps {
  readonly seriesId: number;
  /** As it was when the details were opened. */
  readonly episode: Episode;
}

export function EpisodeRating({ seriesId, episode }: EpisodeRatingProps) {
  const episodeId = episode.IDs.ID;
  const client = useQueryClient();
  const query = episodeQuery({ episodeId });
  const { queryKey } = query;
  // Shown from the list at once and refetched, as the list may be out of date.
  const { data } = useQuery({ ...query, initialData: episode, initialDataUpdatedAt: 0 });
  const vote = useVote(
    voteForEpisode,
    { seriesId, episodeId },
    {
      read: () => client.getQueryData(queryKey),
      change: (edit) => {
        client.setQueryData(queryKey, (known) => known && edit(known));
        patchEpisode(client, seriesId, episodeId, edit);
      },
      hold: async () => {
        await client.cancelQueries({ queryKey });
        await cancelPageRefetches(client, seriesId);
      },
    },
  );
  return <OwnRating rated={data} onVote={vote} />;
}
