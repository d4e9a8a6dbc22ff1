import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { seriesKeys, tagKeys } from './queryKeys.ts';
import type { ListResult, Tag } from './types.ts';

interface UserTagsOptions {
  /** With the number of series that have each. */
  readonly includeCount?: boolean;
  readonly excludeDescriptions?: boolean;
}

/** Tags that people of this server made (`GET Tag/User`), all of them. */
export function userTagsQuery(options: UserTagsOptions = {}) {
  return queryOptions({
    queryKey: [...tagKeys.user, options] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Tag>>({ path: 'Tag/User', query: { pageSize: 0, ...options }, signal }),
  });
}

/** AniDB’s tags (`GET Tag/AniDB`), all of them, without descriptions. */
export function anidbTagsQuery() {
  return queryOptions({
    queryKey: tagKeys.anidb,
    queryFn: ({ signal }) =>
      request<ListResult<Tag>>({
        path: 'Tag/AniDB',
        query: { pageSize: 0, excludeDescriptions: true },
        signal,
      }),
  });
}

/** The user tags that a series has (`GET Series/{id}/Tags/User`). */
export function seriesUserTagsQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'user-tags'] as const,
    queryFn: ({ signal }) => request<Tag[]>({ path: `Series/${seriesId}/Tags/User`, signal }),
  });
}

export interface TagText {
  readonly name: string;
  readonly description: string | null;
}

/** Makes a user tag (`POST Tag/User`, administrators). */
export function createUserTag(tag: TagText): Promise<Tag> {
  return request<Tag>({ method: 'POST', path: 'Tag/User', body: tag });
}

/** Renames a user tag or describes it anew (`PUT Tag/User/{id}`, administrators). */
export function replaceUserTag(tagId: number, tag: TagText): Promise<Tag> {
  return request<Tag>({ method: 'PUT', path: `Tag/User/${tagId}`, body: tag });
}

/** Deletes a user tag (`DELETE Tag/User/{id}`, administrators). */
export async function deleteUserTag(tagId: number): Promise<void> {
  await request<void>({ method: 'DELETE', path: `Tag/User/${tagId}` });
}

/** Gives a series user tags (`POST Series/{id}/Tags/User`, administrators). */
export async function addSeriesUserTags(seriesId: number, tagIds: readonly number[]): Promise<void> {
  await request<void>({ method: 'POST', path: `Series/${seriesId}/Tags/User`, body: { IDs: tagIds } });
}

/** Takes user tags from a series (`DELETE Series/{id}/Tags/User`, administrators). */
export async function removeSeriesUserTags(seriesId: number, tagIds: readonly number[]): Promise<void> {
  await request<void>({ method: 'DELETE', path: `Series/${seriesId}/Tags/User`, body: { IDs: tagIds } });
}
