import { read } from '../api/read.ts';
import type { Tag } from '../api/types.ts';
import { composed, write } from '../api/write.ts';
import { apiKeyRoot, filterKeys, groupKeys, seriesKeys } from '../queryKeys.ts';

const userTags = () => [...apiKeyRoot, 'tags', 'user'];

/** All custom tags; `includeCount` adds each tag's number of series. */
export const userTagsQuery = read({
  path: 'Tag/User',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: userTags,
});

/**
 * A custom tag; `includeCount` adds its number of series.
 * @example const { Size = 0 } = await client.fetchQuery(userTagQuery({ tagId: 3, includeCount: true }));
 */
export const userTagQuery = read({
  path: 'Tag/User/{tagId}',
  role: 'user',
  keyPrefix: userTags,
});

/** All AniDB tags, without descriptions. */
export const anidbTagsQuery = read({
  path: 'Tag/AniDB',
  role: 'user',
  defaults: { pageSize: 0, excludeDescriptions: true },
  keyPrefix: () => [...apiKeyRoot, 'tags', 'anidb'],
});

export const seriesUserTagsQuery = read({
  path: 'Series/{seriesId}/Tags/User',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});

export interface TagText {
  readonly name: string;
  readonly description: string | null;
}

/** Filters and cards depend on a series' tags too. */
const tagsOfSeries = ({ seriesId }: { readonly seriesId: number }) => [
  seriesKeys.tags(seriesId),
  seriesKeys.userTags(seriesId),
  userTags(),
  filterKeys.all,
  groupKeys.all,
];

const staleTagKeys = () => [seriesKeys.all, userTags(), filterKeys.all, groupKeys.all];

/** 409 if the name exists. */
export const createUserTag = write({
  method: 'POST',
  path: 'Tag/User',
  role: 'administrator',
  toInput: (tag: TagText) => ({ body: { Name: tag.name, Description: tag.description } }),
  stale: () => [userTags()],
});

export const replaceUserTag = write({
  method: 'PUT',
  path: 'Tag/User/{tagId}',
  role: 'administrator',
  toInput: ({ tagId, name, description }: TagText & { readonly tagId: number }) => ({
    tagId,
    body: { Name: name, Description: description },
  }),
  stale: staleTagKeys,
});

/** Also removes it from every series. */
export const deleteUserTag = write({
  method: 'DELETE',
  path: 'Tag/User/{tagId}',
  role: 'administrator',
  stale: staleTagKeys,
});

interface SeriesTags {
  readonly seriesId: number;
  readonly tagIds: readonly number[];
}

const seriesTagsInput = ({ seriesId, tagIds }: SeriesTags) => ({ seriesId, body: { IDs: [...tagIds] } });

export const addSeriesUserTags = write({
  method: 'POST',
  path: 'Series/{seriesId}/Tags/User',
  role: 'administrator',
  toInput: seriesTagsInput,
  stale: tagsOfSeries,
});

export const removeSeriesUserTags = write({
  method: 'DELETE',
  path: 'Series/{seriesId}/Tags/User',
  role: 'administrator',
  toInput: seriesTagsInput,
  stale: tagsOfSeries,
});

/** `notAdded`: why the created tag could not be added to the series. */
export interface CreatedTag {
  readonly tag: Tag;
  readonly notAdded: Error | undefined;
}

/** Creates a custom tag and adds it to a series. Succeeds even if only the second step fails. */
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
