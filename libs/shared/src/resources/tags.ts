import { read } from '../api/read.ts';
import type { Tag } from '../api/types.ts';
import { composed, write } from '../api/write.ts';
import { filterKeys, groupKeys, seriesKeys, tagKeys } from './queryKeys.ts';

/** Tags that people of this server made, all of them; with `includeCount` how many series have each. */
export const userTagsQuery = read({
  path: 'Tag/User',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: () => tagKeys.user,
});

/**
 * One of them; with `includeCount` how many series have it.
 *
 * @example
 * const { Size = 0 } = await client.fetchQuery(userTagQuery({ tagId: 3, includeCount: true }));
 */
export const userTagQuery = read({
  path: 'Tag/User/{tagId}',
  role: 'user',
  keyPrefix: () => tagKeys.user,
});

/** AniDB’s tags, all of them, without descriptions. */
export const anidbTagsQuery = read({
  path: 'Tag/AniDB',
  role: 'user',
  defaults: { pageSize: 0, excludeDescriptions: true },
  keyPrefix: () => tagKeys.anidb,
});

/** The custom tags that a series has. */
export const seriesUserTagsQuery = read({
  path: 'Series/{seriesId}/Tags/User',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});

export interface TagText {
  readonly name: string;
  readonly description: string | null;
}

/** What shows tags of one series: its own lists, the counts, and whatever filters and cards draw from tags. */
const tagsOfSeries = ({ seriesId }: { readonly seriesId: number }) => [
  seriesKeys.tags(seriesId),
  seriesKeys.userTags(seriesId),
  tagKeys.user,
  filterKeys.all,
  groupKeys.all,
];

/** What shows a tag itself: every series may have it. */
const everyTag = () => [seriesKeys.all, tagKeys.user, filterKeys.all, groupKeys.all];

/** Makes a user tag. One with the same name is a 409. */
export const createUserTag = write({
  method: 'POST',
  path: 'Tag/User',
  role: 'administrator',
  toInput: (tag: TagText) => ({ body: { Name: tag.name, Description: tag.description } }),
  stale: () => [tagKeys.user],
});

/** Renames a user tag, or describes it in other words. */
export const replaceUserTag = write({
  method: 'PUT',
  path: 'Tag/User/{tagId}',
  role: 'administrator',
  toInput: ({ tagId, name, description }: TagText & { readonly tagId: number }) => ({
    tagId,
    body: { Name: name, Description: description },
  }),
  stale: everyTag,
});

/** Deletes a user tag, from every series that has it. */
export const deleteUserTag = write({
  method: 'DELETE',
  path: 'Tag/User/{tagId}',
  role: 'administrator',
  stale: everyTag,
});

interface SeriesTags {
  readonly seriesId: number;
  readonly tagIds: readonly number[];
}

const seriesTagsInput = ({ seriesId, tagIds }: SeriesTags) => ({ seriesId, body: { IDs: [...tagIds] } });

/** Adds custom tags to a series. */
export const addSeriesUserTags = write({
  method: 'POST',
  path: 'Series/{seriesId}/Tags/User',
  role: 'administrator',
  toInput: seriesTagsInput,
  stale: tagsOfSeries,
});

/** Removes custom tags from a series. */
export const removeSeriesUserTags = write({
  method: 'DELETE',
  path: 'Series/{seriesId}/Tags/User',
  role: 'administrator',
  toInput: seriesTagsInput,
  stale: tagsOfSeries,
});

/** A tag that was made, and why it did not come to the series; undefined when it did. */
export interface CreatedTag {
  readonly tag: Tag;
  readonly notAdded: Error | undefined;
}

/** Makes a user tag and gives it to a series. One that could be made and not given is done all the same. */
export const createSeriesTag = composed({
  of: [createUserTag, addSeriesUserTags],
  send: async (
    { seriesId, ...text }: TagText & { readonly seriesId: number },
    signal?: AbortSignal,
  ): Promise<CreatedTag> => {
    const tag = await createUserTag.send(text, signal);
    const notAdded = await addSeriesUserTags.send({ seriesId, tagIds: [tag.ID] }, signal).then(
      () => undefined,
      (error: Error) => error,
    );
    return { tag, notAdded };
  },
  stale: tagsOfSeries,
});
