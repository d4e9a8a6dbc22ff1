import type { Tag } from '@hondana/shared/api/types';
import type { BulkAction } from '@hondana/shared/bulk/bulkOperation';
import {
  addSeriesUserTags,
  deleteUserTag,
  seriesUserTagsQuery,
  userTagQuery,
} from '@hondana/shared/resources/tags';
import { plural, t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { fetchSeriesWithTag } from '../shared/seriesWithTag.ts';
import { type TagItem, tagItem } from './tagOperation.ts';

type TagAction = BulkAction<TagItem>;

export const deleteTagsAction = (): TagAction => ({
  running: t`Deleting tags`,
  done: ({ length: count }) => t`${plural(count, { one: '# tag', other: '# tags' })} deleted!`,
  failed: (count) =>
    t`${plural(count, { one: '# tag could not be deleted and is still selected', other: '# tags could not be deleted and are still selected' })}`,
  writeFor: ({ tagId = 0 }) => ({ write: deleteUserTag.with({ tagId }) }),
});

/** Every series with one of these tags, and the tags. */
export async function itemsToMerge(client: QueryClient, sources: readonly Tag[]): Promise<TagItem[]> {
  const series = new Map<number, TagItem>();
  for (const tag of sources) {
    for (const { IDs, Name } of await fetchSeriesWithTag(client, tag))
      series.set(IDs.ID, { key: `series-${IDs.ID}`, name: Name, seriesId: IDs.ID });
  }
  return [...series.values(), ...sources.map(tagItem)];
}

/**
 * In two phases: gives the target to every series that has one of the sources, then deletes the sources. A tag is deleted
 * only when the server counts no more series with it than are known to have the target, so a merge that is interrupted,
 * or misses series added meanwhile, loses nothing.
 */
export function mergeAction(client: QueryClient, sources: readonly Tag[], target: Tag): TagAction {
  /** The tags that each series had before it got the target. */
  const formerTags = new Map<number, ReadonlySet<number>>();

  const addTarget = async (seriesId: number): Promise<void> => {
    const tags = await client.fetchQuery({ ...seriesUserTagsQuery({ seriesId }), staleTime: 0, gcTime: 0 });
    const ids = new Set(tags.map(({ ID }) => ID));
    const hasSource = sources.some(({ ID }) => ids.has(ID));
    if (hasSource && !ids.has(target.ID)) await addSeriesUserTags.send({ seriesId, tagIds: [target.ID] });
    formerTags.set(seriesId, ids);
  };

  const deleteSource = async (tagId: number): Promise<void> => {
    const merged = [...formerTags.values()].filter((ids) => ids.has(tagId)).length;
    const query = userTagQuery({ tagId, includeCount: true });
    const { Size } = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    const left = (Size ?? 0) - merged;
    if (left > 0) {
      throw new Error(
        t`${plural(left, { one: 'not deleted: # series wasn’t moved', other: 'not deleted: # series weren’t moved' })}`,
      );
    }
    await deleteUserTag.send({ tagId });
  };

  return {
    running: t`Merging tags`,
    done: (items) => {
      const { length: count } = items.filter(({ tagId }) => tagId !== undefined);
      const name = target.Name;
      return count === 0
        ? undefined
        : t`${plural(count, { one: '# tag', other: '# tags' })} merged into “${name}”!`;
    },
    failed: () => ({
      title: t`Some tags could not be merged`,
      text: t`They stay on their series.`,
    }),
    phase: ({ seriesId }) => (seriesId === undefined ? 2 : 1),
    writeFor: ({ seriesId, tagId = 0 }) => ({
      write:
        seriesId === undefined
          ? { send: () => deleteSource(tagId), stale: deleteUserTag.stale({ tagId }) }
          : {
              send: () => addTarget(seriesId),
              stale: addSeriesUserTags.stale({ seriesId, tagIds: [target.ID] }),
            },
    }),
  };
}
