import {
  type EpisodeFilter,
  episodePageQuery,
  setEpisodesWatched,
  setEpisodeWatched,
} from '@hondana/shared/api/episodes';
import type { Episode } from '@hondana/shared/api/types';
import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EachResult, runEach } from './runEach.ts';
import { markEpisodesStale } from './useEpisodeChanges.ts';

export type MarkResult = EachResult<Episode>;

export interface Progress {
  readonly finished: number;
  readonly of: number;
}

/** No call gives an episode back the day on which it was watched. */
const datesAreLost = 'Undo marks them as watched today: when they were watched is forgotten.';

function word(watched: boolean): string {
  return watched ? 'watched' : 'unwatched';
}

/** Marks many episodes, and can take it back: only those are put back that it has changed. */
export function useMarkEpisodes(seriesId: number) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  const undo = async (changed: readonly Episode[], watched: boolean) => {
    const { failed } = await runEach({
      items: changed,
      call: ({ IDs }) => setEpisodeWatched.send({ seriesId, episodeId: IDs.ID, watched: !watched }),
    });
    await markEpisodesStale(client, seriesId);
    if (failed.length > 0) {
      notify({
        kind: 'error',
        title: `${plural(failed.length, 'episode', 'episodes')} could not be put back`,
        text: failed[0]?.error.message ?? '',
      });
    }
  };

  const tell = (count: number, changed: readonly Episode[], watched: boolean) =>
    notify({
      kind: 'success',
      title: `Episodes marked as ${word(watched)}!`,
      text:
        changed.length > 0 && !watched
          ? `${plural(count, 'episode', 'episodes')}. ${datesAreLost}`
          : plural(count, 'episode', 'episodes'),
      action: changed.length > 0 ? { label: 'Undo', onPress: () => void undo(changed, watched) } : undefined,
    });

  /** One by one: what fails is told apart from what is done. */
  const markThese = async (episodes: readonly Episode[], watched: boolean): Promise<MarkResult> => {
    const of = episodes.length;
    setProgress({ finished: 0, of });
    const result = await runEach({
      items: episodes,
      call: ({ IDs }) => setEpisodeWatched.send({ seriesId, episodeId: IDs.ID, watched }),
      onProgress: (finished) => setProgress({ finished, of }),
    });
    setProgress(undefined);
    await markEpisodesStale(client, seriesId);
    const changed = result.done.filter(({ Watched }) => (Watched !== null) !== watched);
    if (result.done.length > 0) tell(result.done.length, changed, watched);
    return result;
  };

  /** All that a filter leaves, in one call. Which of them it will change is asked first, for the way back. */
  const markFiltered = async (filter: EpisodeFilter, total: number, watched: boolean): Promise<void> => {
    setProgress({ finished: 0, of: total });
    try {
      const changed = await willChange(filter, watched);
      await setEpisodesWatched.send({ seriesId, watched, ...filter });
      await markEpisodesStale(client, seriesId);
      tell(total, changed, watched);
    } catch (error) {
      notify({
        kind: 'error',
        title: `Failed to mark episodes as ${word(watched)}!`,
        text: error instanceof Error ? error.message : '',
      });
      throw error;
    } finally {
      setProgress(undefined);
    }
  };

  const willChange = async (filter: EpisodeFilter, watched: boolean): Promise<readonly Episode[]> => {
    const already = watched ? 'Only' : 'False';
    if (filter.includeWatched === already) return [];
    const includeWatched = watched ? 'False' : 'Only';
    const query = episodePageQuery({ seriesId, ...filter, includeWatched, pageSize: 0, page: 1 });
    return (await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })).List;
  };

  return { progress, markThese, markFiltered };
}
