import type { Episode } from '@hondana/shared/api/types';
import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import type { EpisodeFilter } from '@hondana/shared/resources/episodes';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { episodesText } from '../shared/countTexts.ts';
import { episodeName } from '../shared/episodeName.ts';
import { markingStep, markOne } from '../shared/markingStep.ts';

/** As it was when it was selected. */
export interface SelectedEpisode extends BulkItem {
  readonly episode: Episode;
}

export function selectable(episode: Episode): SelectedEpisode {
  return { key: String(episode.IDs.ID), name: episodeName(episode), episode };
}

/** Kept until the page is closed or the user signs out. */
export const episodeOperations = perSession((ended) => ({
  /** One by one, so that failures are reported individually. */
  selected: bulkOperation<SelectedEpisode>(ended),
  /** In one call. */
  filtered: bulkOperation<BulkItem>(ended),
}));

function markingTexts(watched: boolean) {
  return {
    running: watched ? t`Marking episodes as watched` : t`Marking episodes as unwatched`,
    /** @param count episodes that have changed */
    done: (count: number, canUndo: boolean) => {
      if (count === 0)
        return watched ? t`These episodes were already watched` : t`These episodes were already unwatched`;
      return {
        title: watched ? t`Episodes marked as watched!` : t`Episodes marked as unwatched!`,
        text:
          canUndo && !watched
            ? t`${plural(count, { one: '# episode', other: '# episodes' })}. Original watch dates can't be restored.`
            : episodesText(count),
      };
    },
  };
}

export function markSelectedAction(seriesId: number, watched: boolean): BulkAction<SelectedEpisode> {
  const { running, done } = markingTexts(watched);
  const isChange = ({ episode }: SelectedEpisode): boolean => (episode.Watched !== null) !== watched;
  return {
    running,
    done: (items, { canUndo }) => done(items.filter(isChange).length, canUndo),
    failed: (count) =>
      t`${plural(count, { one: '# episode could not be marked and is still selected.', other: '# episodes could not be marked and are still selected.' })}`,
    writeFor: (item) => ({
      write: markOne(seriesId, item.episode, watched),
      undo: isChange(item) ? markOne(seriesId, item.episode, !watched) : undefined,
    }),
  };
}

export function markFilteredAction(
  client: QueryClient,
  seriesId: number,
  { filter, watched }: { filter: EpisodeFilter; watched: boolean },
): BulkAction<BulkItem> {
  const { running, done } = markingTexts(watched);
  let changed = 0;
  return {
    running,
    done: (_, { canUndo }) => done(changed, canUndo),
    failed: () =>
      watched ? t`Failed to mark episodes as watched!` : t`Failed to mark episodes as unwatched!`,
    writeFor: async () => {
      const step = await markingStep(client, seriesId, filter, watched);
      changed = step?.count ?? 0;
      return step;
    },
  };
}
