import type { Group } from '@hondana/shared/api/types';
import type { BulkAction } from '@hondana/shared/bulk/bulkOperation';
import { groupOfSeriesQuery } from '@hondana/shared/resources/series';
import { refreshSeriesFromAnidb, relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { seriesUserDataQuery, setSeriesFavorite } from '@hondana/shared/resources/seriesUserData';
import { deleteSeries, moveSeriesToGroup } from '@hondana/shared/resources/seriesWrites';
import { addSeriesUserTags, removeSeriesUserTags, seriesUserTagsQuery } from '@hondana/shared/resources/tags';
import { plural, t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { type Deletion, deletionOptions, deletionQuestion } from '../../shared/deletion.ts';
import { groupQuery } from '../../shared/groups.ts';
import { createGroup, renameGroup } from '../../shared/groupWrites.ts';
import { markingStep, watchDatesLostText } from '../../shared/markingStep.ts';
import { relocationText, relocationTitle } from '../../shared/relocationText.ts';
import type { SeriesCatalogueAction } from '../../shared/useSeriesCatalogue.ts';
import { formerGroups } from './formerGroups.ts';
import type { SelectedSeries } from './selectedCard.ts';

export type SeriesAction = BulkAction<SelectedSeries>;

export interface BulkQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly typed?: string | undefined;
  readonly danger?: boolean;
}

/** Needs no more than a confirmation. */
export interface AskedAction extends SeriesAction {
  readonly ask: (series: readonly SelectedSeries[]) => BulkQuestion;
  /** The question states the size of the files. */
  readonly needsSizes?: boolean;
}

function failed(count: number): string {
  return t`${plural(count, { one: '# series failed and is still selected', other: '# series failed and are still selected' })}`;
}

/** Available episodes only; undo skips those that were in that state before. */
export function watchedAction(client: QueryClient, watched: boolean): AskedAction {
  return {
    running: watched ? t`Marking as watched` : t`Marking as unwatched`,
    done: ({ length: count }, { canUndo }) => ({
      title: watched
        ? t`${plural(count, { one: '# series', other: '# series' })} marked as watched!`
        : t`${plural(count, { one: '# series', other: '# series' })} marked as unwatched!`,
      text: canUndo && !watched ? watchDatesLostText() : undefined,
    }),
    failed,
    ask: ({ length: count }) => ({
      title: watched
        ? t`Mark ${plural(count, { one: '# series', other: '# series' })} as watched?`
        : t`Mark ${plural(count, { one: '# series', other: '# series' })} as unwatched?`,
      text: watched
        ? t`${plural(count, { one: 'All available episodes of this series will be marked as watched.', other: 'All available episodes of these series will be marked as watched.' })}`
        : t`${plural(count, { one: 'All available episodes of this series will be marked as unwatched.', other: 'All available episodes of these series will be marked as unwatched.' })}`,
      confirm: watched ? t`Mark as watched` : t`Mark as unwatched`,
    }),
    writeFor: ({ id }) => markingStep(client, id, { includeWatched: watched ? 'False' : 'Only' }, watched),
  };
}

/** Since version 6. Undo reverts only what has changed. */
export function favoriteAction(client: QueryClient, isFavorite: boolean): SeriesAction {
  return {
    running: isFavorite ? t`Adding to favorites` : t`Removing from favorites`,
    done: ({ length: count }) =>
      isFavorite
        ? t`${plural(count, { one: '# series', other: '# series' })} added to favorites!`
        : t`${plural(count, { one: '# series', other: '# series' })} removed from favorites!`,
    failed,
    writeFor: async ({ id: seriesId }) => {
      const { IsFavorite } = await client.fetchQuery({ ...seriesUserDataQuery({ seriesId }), staleTime: 0 });
      if (IsFavorite === isFavorite) return undefined;
      return {
        write: setSeriesFavorite.with({ seriesId, isFavorite }),
        undo: setSeriesFavorite.with({ seriesId, isFavorite: !isFavorite }),
      };
    },
  };
}

export const refreshAction = (): AskedAction => ({
  running: t`Queueing AniDB refreshes`,
  done: ({ length: count }) =>
    t`AniDB refresh of ${plural(count, { one: '# series', other: '# series' })} queued!`,
  failed,
  ask: ({ length: count }) => ({
    title: t`Refresh ${plural(count, { one: '# series', other: '# series' })} from AniDB?`,
    text: t`Requests are queued; large selections take a while.`,
    confirm: t`Refresh AniDB`,
  }),
  writeFor: ({ id }) => ({ write: refreshSeriesFromAnidb.with({ seriesId: id }) }),
});

export const relocateAction = (): AskedAction => ({
  running: t`Queueing renames and moves`,
  done: ({ length: count }) =>
    t`Rename/move of the files of ${plural(count, { one: '# series', other: '# series' })} queued!`,
  failed,
  ask: (series) => ({
    title: relocationTitle(series.length),
    text: relocationText(filesOf(series)),
    confirm: t`Rename/Move Files`,
  }),
  writeFor: ({ id }) => ({ write: relocateSeriesFiles.with({ seriesId: id }) }),
});

/** One that the server or a plugin of it has, since version 6. Asked in any case: nothing undoes it. */
export const catalogueAction = ({ name, text, question, writeFor }: SeriesCatalogueAction): AskedAction => ({
  running: t`Queueing “${name}”`,
  done: ({ length: count }) =>
    t`“${name}” queued for ${plural(count, { one: '# series', other: '# series' })}!`,
  failed,
  ask: ({ length: count }) => ({
    title: t`Run “${name}” on ${plural(count, { one: '# series', other: '# series' })}?`,
    text: question?.text ?? text,
    confirm: t`Run`,
    danger: question !== undefined,
  }),
  writeFor: ({ id }) => ({ write: writeFor(id) }),
});

function filesOf(series: readonly SelectedSeries[]): number {
  return series.reduce((sum, { files }) => sum + files, 0);
}

/** Undefined unless known for all. */
function bytesOf(series: readonly SelectedSeries[]): number | undefined {
  return series.reduce<number | undefined>(
    (sum, { bytes }) => (sum === undefined || bytes === undefined ? undefined : sum + bytes),
    0,
  );
}

export function deleteSeriesAction(kind: Deletion): AskedAction {
  const options = deletionOptions[kind];
  return {
    running: t`Deleting`,
    needsSizes: options.deleteFiles,
    done: ({ length: count }) => t`${plural(count, { one: '# series', other: '# series' })} deleted!`,
    failed,
    ask: (series) => {
      const amount = { series: series.length, files: filesOf(series), bytes: bytesOf(series) };
      return { ...deletionQuestion(kind, amount), danger: true };
    },
    writeFor: ({ id }) => ({ write: deleteSeries.with({ seriesId: id, ...options }) }),
  };
}

/** Undo reverts only what has changed. */
export function tagAction(client: QueryClient, add: boolean, tagIds: readonly number[]): SeriesAction {
  return {
    running: add ? t`Adding tags` : t`Removing tags`,
    done: ({ length: count }) =>
      add
        ? t`Tags added to ${plural(count, { one: '# series', other: '# series' })}!`
        : t`Tags removed from ${plural(count, { one: '# series', other: '# series' })}!`,
    failed,
    writeFor: async ({ id }) => {
      const had = await client.fetchQuery({ ...seriesUserTagsQuery({ seriesId: id }), staleTime: 0 });
      const changed = tagIds.filter((tagId) => had.some(({ ID }) => ID === tagId) !== add);
      if (changed.length === 0) return undefined;
      const [write, undo] = add
        ? [addSeriesUserTags, removeSeriesUserTags]
        : [removeSeriesUserTags, addSeriesUserTags];
      const input = { seriesId: id, tagIds: changed };
      return { write: write.with(input), undo: undo.with(input) };
    },
  };
}

/**
 * Without `groupId`, the first series starts a new group. Undo goes series by series, and recreates a group that
 * disappeared with its last series.
 */
export function moveAction(client: QueryClient, groupId: number | undefined): SeriesAction {
  const moveBack = formerGroups();
  const targetBefore =
    groupId === undefined ? undefined : client.fetchQuery({ ...groupQuery({ groupId }), staleTime: 0 });
  targetBefore?.catch(() => {}); // Undo reports it.
  let target = groupId === undefined ? undefined : Promise.resolve(groupId);
  const undoMove = async (seriesId: number, former: Group): Promise<void> => {
    await moveBack(seriesId, former);
    // A group named by the server takes the name of a series that is moved in, and keeps it.
    const before = await targetBefore;
    if (before && !before.HasCustomName) {
      await renameGroup.send({ groupId: before.IDs.ID, name: before.Name, isCustom: false });
    }
  };
  const startGroup = (seriesId: number): Promise<number> => {
    const created = createGroup.send({ seriesIds: [seriesId] }).then(({ IDs }) => IDs.ID);
    target = created;
    created.catch(() => {
      target = undefined;
    });
    return created;
  };
  return {
    running: t`Moving`,
    done: ({ length: count }) => t`${plural(count, { one: '# series', other: '# series' })} moved!`,
    failed,
    writeFor: async ({ id }) => {
      const former = await client.fetchQuery({ ...groupOfSeriesQuery({ seriesId: id }), staleTime: 0 });
      if (former.IDs.ID === groupId) return undefined;
      const { stale } = createGroup.with({ seriesIds: [id] });
      const undo = { send: () => undoMove(id, former), stale };
      if (target) {
        return { write: moveSeriesToGroup.with({ seriesId: id, groupId: await target }), undo };
      }
      // Started before any await: the other series need the new group's ID.
      const created = startGroup(id);
      return { write: { send: () => created, stale }, undo };
    },
  };
}
