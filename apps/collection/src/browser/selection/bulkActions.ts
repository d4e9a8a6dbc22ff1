import { episodePageQuery, setEpisodesWatched, setEpisodeWatched } from '@hondana/shared/api/episodes';
import { createGroup, groupOfSeriesQuery } from '@hondana/shared/api/groups';
import {
  deleteSeries,
  moveSeriesToGroup,
  refreshSeriesFromAnidb,
  relocateSeriesFiles,
} from '@hondana/shared/api/series';
import { addSeriesUserTags, removeSeriesUserTags, seriesUserTagsQuery } from '@hondana/shared/api/tags';
import { plural } from '@hondana/shared/ui/format';
import type { QueryClient } from '@tanstack/react-query';
import {
  type Deletion,
  deletionConsequence,
  deletionOptions,
  deletionTitle,
  typedForFiles,
} from '../../shared/deletion.ts';
import { formerGroups } from './formerGroups.ts';
import type { SelectedSeries } from './selectedCard.ts';

/** Puts back what an action has changed of one series. */
export type Undo = () => Promise<unknown>;

/** Something that can be done with many series, one by one. */
export interface BulkAction {
  /** What is running: "Marking as watched". */
  readonly running: string;
  /** What has been done with so many series. */
  readonly done: (count: number) => string;
  /** What Undo cannot put back. */
  readonly undoText?: string | undefined;
  /** Answers how to undo it, where that can be done. */
  readonly act: (series: SelectedSeries) => Promise<Undo | undefined>;
}

/** What is asked before it. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly typed?: string | undefined;
  readonly danger?: boolean;
}

/** An action that needs no more than a yes. */
export interface AskedAction extends BulkAction {
  readonly ask: (series: readonly SelectedSeries[]) => Question;
  /** The question says how much the files hold. */
  readonly needsSizes?: true;
}

function seriesCount(count: number): string {
  return plural(count, 'series', 'series');
}

/** No call gives an episode back the day on which it was watched. */
const datesAreLost = 'Undo marks them as watched today: when they were watched is forgotten.';

/** Marks the episodes that are here; undone for those alone that were otherwise before. */
export function watchedAction(client: QueryClient, watched: boolean): AskedAction {
  const word = watched ? 'watched' : 'unwatched';
  return {
    running: `Marking as ${word}`,
    done: (count) => `${seriesCount(count)} marked as ${word}!`,
    undoText: watched ? undefined : datesAreLost,
    ask: ({ length }) => ({
      title: `Mark ${seriesCount(length)} as ${word}?`,
      text: `Every episode in the collection of ${length === 1 ? 'it' : 'them'} will be ${word}.`,
      confirm: `Mark as ${word}`,
    }),
    act: async ({ id }) => {
      const filter = { includeWatched: watched ? 'False' : 'Only' } as const;
      const query = episodePageQuery({ seriesId: id, ...filter, pageSize: 0, page: 1 });
      const { List } = await client.fetchQuery({ ...query, staleTime: 0 });
      await setEpisodesWatched.send({ seriesId: id, watched, ...filter });
      if (List.length === 0) return undefined;
      return async () => {
        for (const { IDs } of List)
          await setEpisodeWatched.send({ seriesId: id, episodeId: IDs.ID, watched: !watched });
      };
    },
  };
}

export const refreshAction: AskedAction = {
  running: 'Asking AniDB',
  done: (count) => `AniDB refresh of ${seriesCount(count)} queued!`,
  ask: ({ length }) => ({
    title: `Refresh ${seriesCount(length)} from AniDB?`,
    text: 'The server asks one after another; many may take long.',
    confirm: 'Refresh AniDB',
  }),
  act: async ({ id }) => {
    await refreshSeriesFromAnidb.send({ seriesId: id });
    return undefined;
  },
};

export const relocateAction: AskedAction = {
  running: 'Renaming and moving files',
  done: (count) => `Files of ${seriesCount(count)} renamed/moved!`,
  ask: (series) => ({
    title: `Rename/move the files of ${seriesCount(series.length)}?`,
    text: `${plural(filesOf(series), 'file is', 'files are')} renamed and moved as the renamer is set up to.`,
    confirm: 'Rename/Move Files',
  }),
  act: async ({ id }) => {
    await relocateSeriesFiles.send({ seriesId: id });
    return undefined;
  },
};

function filesOf(series: readonly SelectedSeries[]): number {
  return series.reduce((sum, { files }) => sum + files, 0);
}

/** Undefined unless it is known of all of them. */
function bytesOf(series: readonly SelectedSeries[]): number | undefined {
  return series.reduce<number | undefined>(
    (sum, { bytes }) => (sum === undefined || bytes === undefined ? undefined : sum + bytes),
    0,
  );
}

export function deleteAction(kind: Deletion): AskedAction {
  const options = deletionOptions[kind];
  return {
    running: 'Deleting',
    needsSizes: true,
    done: (count) => `${seriesCount(count)} deleted!`,
    ask: (series) => {
      const amount = { series: series.length, files: filesOf(series), bytes: bytesOf(series) };
      const title = deletionTitle(kind, amount);
      return {
        title,
        text: `${deletionConsequence(kind, amount)} This cannot be undone.`,
        confirm: title.replace('?', ''),
        danger: true,
        typed: options.deleteFiles ? typedForFiles : undefined,
      };
    },
    act: async ({ id }) => {
      await deleteSeries.send({ seriesId: id, ...options });
      return undefined;
    },
  };
}

/** Gives or takes user tags; undone where it has made a difference. */
export function tagAction(client: QueryClient, add: boolean, tagIds: readonly number[]): BulkAction {
  return {
    running: add ? 'Adding tags' : 'Removing tags',
    done: (count) => `Tags ${add ? 'added to' : 'removed from'} ${seriesCount(count)}!`,
    act: async ({ id }) => {
      const had = await client.fetchQuery({ ...seriesUserTagsQuery({ seriesId: id }), staleTime: 0 });
      const changed = tagIds.filter((tagId) => had.some(({ ID }) => ID === tagId) !== add);
      if (changed.length === 0) return undefined;
      const [write, back] = add
        ? [addSeriesUserTags, removeSeriesUserTags]
        : [removeSeriesUserTags, addSeriesUserTags];
      await write.send({ seriesId: id, tagIds: changed });
      return () => back.send({ seriesId: id, tagIds: changed });
    },
  };
}

/**
 * Moves into a group; without one into a new group that the first of them begins. Undone series by series: where
 * the group before has gone with its last series, it is made anew.
 */
export function moveAction(client: QueryClient, groupId: number | undefined): BulkAction {
  const moveBack = formerGroups();
  let target = groupId === undefined ? undefined : Promise.resolve(groupId);
  return {
    running: 'Moving',
    done: (count) => `${seriesCount(count)} moved!`,
    act: async ({ id }) => {
      const former = await client.fetchQuery({ ...groupOfSeriesQuery({ seriesId: id }), staleTime: 0 });
      if (former.IDs.ID === groupId) return undefined;
      if (target) await moveSeriesToGroup.send({ seriesId: id, groupId: await target });
      else {
        target = createGroup.send({ seriesIds: [id] }).then(({ IDs }) => IDs.ID);
        await target;
      }
      return () => moveBack(id, former);
    },
  };
}
