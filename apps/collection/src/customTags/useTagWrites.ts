import { seriesTagKeys, userTagKeys } from '@hondana/shared/api/queryKeys';
import {
  addSeriesUserTags,
  createUserTag,
  deleteUserTag,
  removeSeriesUserTags,
  replaceUserTag,
  type TagText,
} from '@hondana/shared/api/tags';
import type { Tag } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Created {
  readonly tag: Tag;
  /** Why the new tag did not come to the series; undefined when it did. */
  readonly notAdded: Error | undefined;
}

/** What can be done with user tags; each is over when the lists show it. */
export function useTagWrites(seriesId: number) {
  const client = useQueryClient();
  const refreshSeries = () => markStale(client, seriesTagKeys(seriesId));
  const refreshAll = () => markStale(client, userTagKeys());
  return {
    add: useMutation({
      mutationFn: (tagId: number) => addSeriesUserTags(seriesId, [tagId]),
      onSuccess: refreshSeries,
    }),
    remove: useMutation({
      mutationFn: (tagId: number) => removeSeriesUserTags(seriesId, [tagId]),
      onSuccess: refreshSeries,
    }),
    create: useMutation({
      mutationFn: async (text: TagText): Promise<Created> => {
        const tag = await createUserTag(text);
        const notAdded = await addSeriesUserTags(seriesId, [tag.ID]).then(
          () => undefined,
          (error: Error) => error,
        );
        return { tag, notAdded };
      },
      onSuccess: refreshSeries,
    }),
    edit: useMutation({
      mutationFn: ({ tagId, text }: { readonly tagId: number; readonly text: TagText }) =>
        replaceUserTag(tagId, text),
      onSuccess: refreshAll,
    }),
    destroy: useMutation({
      mutationFn: async (tagId: number) => {
        await deleteUserTag(tagId);
        await refreshAll();
      },
    }),
  };
}
