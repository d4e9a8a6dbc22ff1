import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { groupKeys } from './queryKeys.ts';
import type { DataSource, Group, PatchOperation, Series } from './types.ts';

/**
 * One group (`GET Group/{id}`). A missing one is a 404.
 *
 * @example
 * const { data: group } = useQuery(groupQuery(660));
 */
export function groupQuery(groupId: number) {
  return queryOptions({
    queryKey: [...groupKeys.one(groupId), 'group'] as const,
    queryFn: ({ signal }) => request<Group>({ path: `Group/${groupId}`, signal }),
  });
}

export interface GroupSeriesOptions {
  /** With the series of groups within. */
  readonly recursive?: boolean;
  readonly includeMissing?: boolean;
  readonly includeDataFrom?: readonly DataSource[];
}

/** The series of a group (`GET Group/{id}/Series`), all at once. */
export function groupSeriesQuery(groupId: number, options: GroupSeriesOptions = {}) {
  return queryOptions({
    queryKey: [...groupKeys.one(groupId), 'series', options] as const,
    queryFn: ({ signal }) =>
      request<Series[]>({ path: `Group/${groupId}/Series`, query: { ...options }, signal }),
  });
}

/** The group that a series is in, or with `topLevel` the outermost (`GET Series/{id}/Group`). */
export function groupOfSeriesQuery(seriesId: number, topLevel = false) {
  return queryOptions({
    queryKey: [...groupKeys.all, 'of-series', seriesId, { topLevel }] as const,
    queryFn: ({ signal }) =>
      request<Group>({ path: `Series/${seriesId}/Group`, query: { topLevel }, signal }),
  });
}

/**
 * Changes a group (`PATCH Group/{id}`, JSON Patch).
 *
 * @example
 * await patchGroup(660, [{ op: 'replace', path: '/Name', value: 'Gintama' }]);
 */
export function patchGroup(groupId: number, patch: readonly PatchOperation[]): Promise<Group> {
  return request<Group>({ method: 'PATCH', path: `Group/${groupId}`, body: patch });
}

/**
 * Gives a group a name (`PATCH Group/{id}`).
 *
 * @param isCustom whether people chose it; the server takes this one as text (facts 5.5)
 *
 * @example
 * await renameGroup(660, 'Gintama', true);
 */
export function renameGroup(groupId: number, name: string, isCustom: boolean): Promise<Group> {
  return patchGroup(groupId, [
    { op: 'replace', path: '/Name', value: name },
    { op: 'replace', path: '/HasCustomName', value: String(isCustom) },
  ]);
}

/** Makes another series of a group its main one (`PATCH Group/{id}`); 0 leaves the choice to the server. */
export function setMainSeries(groupId: number, seriesId: number): Promise<Group> {
  return patchGroup(groupId, [{ op: 'replace', path: '/PreferredSeriesID', value: seriesId }]);
}

/** Makes a group of series, the first of them its main one (`POST Group`). */
export function createGroup(seriesIds: readonly [number, ...number[]]): Promise<Group> {
  const body = { PreferredSeriesID: seriesIds[0], SeriesIDs: seriesIds };
  return request<Group>({ method: 'POST', path: 'Group', body });
}

/** Moves a series into a group (`PATCH Series/{id}/Move/{groupId}`, administrators). */
export async function moveSeriesToGroup(seriesId: number, groupId: number): Promise<void> {
  await request<void>({ method: 'PATCH', path: `Series/${seriesId}/Move/${groupId}` });
}
