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
    done: (count: number, canUndo: boolean) => ({
      title: watched ? t`Episodes marked as watched!` : t`Episodes marked as unwatched!`,
      text:
        canUndo && !watched
          ? t`${plural(count, { one: '# episode', other: '# episodes' })}. Original watch dates can't be restored.`
          : episodesText(count),
    }),
  };
}

export function markSelectedAction(seriesId: number, watched: boolean): BulkAction<SelectedEpisode> {
  const { running, done } = markingTexts(watched);
  return {
    running,
    done: ({ length }, { canUndo }) => done(length, canUndo),
    failed: (count) =>
      t`${plural(count, { one: '# episode could not be marked and is still selected.', other: '# episodes could not be marked and are still selected.' })}`,
    writeFor: ({ episode }) => {
      const isChange = (episode.Watched !== null) !== watched;
      return {
        write: markOne(seriesId, episode, watched),
        undo: isChange ? markOne(seriesId, episode, !watched) : undefined,
      };
    },
  };
}

/** @param total episodes that match the filter */
export function markFilteredAction(
  client: QueryClient,
  seriesId: number,
  { filter, total, watched }: { filter: EpisodeFilter; total: number; watched: boolean },
): BulkAction<BulkItem> {
  const { running, done } = markingTexts(watched);
  return {
    running,
    done: (_, { canUndo }) => done(total, canUndo),
    failed: () =>
      watched ? t`Failed to mark episodes as watched!` : t`Failed to mark episodes as unwatched!`,
    writeFor: () => markingStep(client, seriesId, filter, watched),
  };
}
