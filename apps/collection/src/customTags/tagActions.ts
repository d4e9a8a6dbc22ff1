import type { Tag } from '@hondana/shared/api/types';
import type { BulkAction } from '@hondana/shared/bulk/bulkOperation';
import {
  addSeriesUserTags,
  deleteUserTag,
  seriesUserTagsQuery,
  userTagQuery,
} from '@hondana/shared/resources/tags';
import { plural } from '@hondana/shared/ui/format';
import type { QueryClient } from '@tanstack/react-query';
import { everySeriesWithTag } from '../shared/seriesWithTag.ts';
import { type TagItem, tagItem } from './tagOperation.ts';

type TagAction = BulkAction<TagItem>;

const tagCount = (count: number): string => plural(count, 'tag', 'tags');

export const deleteTagsAction: TagAction = {
  running: 'Deleting tags',
  done: ({ length }) => `${tagCount(length)} deleted!`,
  failed: (count) => `${tagCount(count)} could not be deleted and stayed selected`,
  step: ({ tagId = 0 }) => ({ write: deleteUserTag.with({ tagId }) }),
};

/** Every series with one of these tags, and then the tags: in this order they are merged. */
export async function itemsToMerge(client: QueryClient, sources: readonly Tag[]): Promise<TagItem[]> {
  const series = new Map<number, TagItem>();
  for (const tag of sources) {
    for (const { IDs, Name } of await everySeriesWithTag(client, tag))
      series.set(IDs.ID, { key: `series-${IDs.ID}`, name: Name, seriesId: IDs.ID });
  }
  return [...series.values(), ...sources.map(tagItem)];
}

/**
 * Gives the target to every series that has one of the sources, and then deletes the sources. A tag is deleted only when
 * the server counts no more series with it than are known to have the target, so that one which is cut off, or meets
 * series that came in the meantime, loses nothing.
 */
export function mergeAction(client: QueryClient, sources: readonly Tag[], target: Tag): TagAction {
  /** By series: which tags it had, as soon as it has the target. */
  const given = new Map<number, Promise<ReadonlySet<number>>>();

  const give = async (seriesId: number): Promise<ReadonlySet<number>> => {
    const tags = await client.fetchQuery({ ...seriesUserTagsQuery({ seriesId }), staleTime: 0, gcTime: 0 });
    const had = new Set(tags.map(({ ID }) => ID));
    const isMeant = sources.some(({ ID }) => had.has(ID));
    if (isMeant && !had.has(target.ID)) await addSeriesUserTags.send({ seriesId, tagIds: [target.ID] });
    return had;
  };

  const remove = async (tagId: number): Promise<void> => {
    const series = await Promise.allSettled(given.values());
    const moved = series.filter((one) => one.status === 'fulfilled' && one.value.has(tagId)).length;
    const query = userTagQuery({ tagId, includeCount: true });
    const { Size } = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    const left = (Size ?? 0) - moved;
    if (left > 0) throw new Error(`kept, because ${plural(left, 'series has', 'series have')} only this tag`);
    await deleteUserTag.send({ tagId });
  };

  return {
    running: 'Merging tags',
    done: (items) => {
      const { length } = items.filter(({ tagId }) => tagId !== undefined);
      return length === 0 ? undefined : `${tagCount(length)} merged into “${target.Name}”!`;
    },
    failed: () => ({
      title: 'Some tags could not be merged',
      text: 'They stay on their series.',
    }),
    step: ({ seriesId, tagId = 0 }) => {
      if (seriesId === undefined) {
        return { write: { send: () => remove(tagId), stale: deleteUserTag.stale({ tagId }) } };
      }
      // Begun before anything is awaited: the tags, which come last, wait for it.
      const begun = give(seriesId);
      begun.catch(() => {});
      given.set(seriesId, begun);
      return {
        write: { send: () => begun, stale: addSeriesUserTags.stale({ seriesId, tagIds: [target.ID] }) },
      };
    },
  };
}
