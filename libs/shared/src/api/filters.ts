import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { filterKeys } from './queryKeys.ts';
import type {
  DataSource,
  Filter,
  FilterBody,
  FilterExpressionHelp,
  Group,
  Letters,
  ListResult,
  Series,
  SortingCriteriaHelp,
} from './types.ts';

/** How many groups a page of the collection holds. */
export const groupPageSize = 50;

/**
 * All presets and directories, the empty ones too (`GET Filter`). Takes the server a second or more.
 *
 * @example
 * const { data } = useQuery({ ...filtersQuery(), select: (page) => page.List });
 */
export function filtersQuery() {
  return queryOptions({
    queryKey: [...filterKeys.presets, 'list'] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Filter>>({ path: 'Filter', query: { includeEmpty: true, pageSize: 0 }, signal }),
  });
}

/** The presets of a directory (`GET Filter/{id}/Filter`). */
export function filtersInDirectoryQuery(directoryId: number) {
  return queryOptions({
    queryKey: [...filterKeys.presets, 'directory', directoryId] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Filter>>({ path: `Filter/${directoryId}/Filter`, query: { pageSize: 0 }, signal }),
  });
}

/** One preset with its expression and sorting (`GET Filter/{id}`). */
export function filterQuery(filterId: number) {
  return queryOptions({
    queryKey: [...filterKeys.presets, 'one', filterId] as const,
    queryFn: ({ signal }) =>
      request<Filter>({ path: `Filter/${filterId}`, query: { withConditions: true }, signal }),
  });
}

/**
 * The catalogue of criteria (`GET Filter/Expressions`). Those of `Group` `Info` are for people to choose.
 *
 * @example
 * const { data } = useQuery({ ...filterExpressionsQuery(), select: (all) => all.filter((one) => one.Group === 'Info') });
 */
export function filterExpressionsQuery() {
  return queryOptions({
    queryKey: [...filterKeys.catalogue, 'expressions'] as const,
    queryFn: ({ signal }) => request<FilterExpressionHelp[]>({ path: 'Filter/Expressions', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The catalogue of orders to sort by (`GET Filter/SortingCriteria`). */
export function sortingCriteriaQuery() {
  return queryOptions({
    queryKey: [...filterKeys.catalogue, 'sorting'] as const,
    queryFn: ({ signal }) => request<SortingCriteriaHelp[]>({ path: 'Filter/SortingCriteria', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface GroupPageOptions {
  /** Groups without series too; the server’s default. */
  readonly includeEmpty?: boolean;
  /** Another poster at every call, when the person wants it so. */
  readonly randomImages?: boolean;
}

/**
 * One page of the groups that a filter gives (`POST Filter/Preview/Group`). Pages are fetched as they come
 * into view, so each has its own place in the cache.
 *
 * @param filter the filter’s body; `{}` is the whole collection
 * @param page counted from 1; a page past the end is empty
 *
 * @example
 * const { data } = useQuery(groupPageQuery({}, 1));
 * data?.Total; // of all groups, not of this page
 */
export function groupPageQuery(filter: FilterBody, page: number, options: GroupPageOptions = {}) {
  return queryOptions({
    queryKey: [...filterKeys.groupPreviews, 'page', filter, options, page] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Group>>({
        method: 'POST',
        path: 'Filter/Preview/Group',
        query: { pageSize: groupPageSize, page, ...options },
        body: filter,
        signal,
      }),
  });
}

/**
 * How many groups of a filter begin with which letter (`POST Filter/Preview/Group/Letters`), in the order of
 * names. The numbers add up to the list’s `Total`.
 */
export function groupLettersQuery(filter: FilterBody, options: Pick<GroupPageOptions, 'includeEmpty'> = {}) {
  return queryOptions({
    queryKey: [...filterKeys.groupPreviews, 'letters', filter, options] as const,
    queryFn: ({ signal }) =>
      request<Letters>({
        method: 'POST',
        path: 'Filter/Preview/Group/Letters',
        query: { ...options },
        body: filter,
        signal,
      }),
  });
}

export interface GroupFilterSeriesOptions {
  readonly randomImages?: boolean;
  readonly recursive?: boolean;
  readonly includeMissing?: boolean;
  readonly includeDataFrom?: readonly DataSource[];
}

/** The series of a group that a filter leaves (`POST Filter/Preview/Group/{id}/Series`), all at once. */
export function filteredGroupSeriesQuery(
  filter: FilterBody,
  groupId: number,
  options: GroupFilterSeriesOptions = {},
) {
  return queryOptions({
    queryKey: [...filterKeys.groupPreviews, 'series', groupId, filter, options] as const,
    queryFn: ({ signal }) =>
      request<Series[]>({
        method: 'POST',
        path: `Filter/Preview/Group/${groupId}/Series`,
        query: { ...options },
        body: filter,
        signal,
      }),
  });
}

export interface SeriesPageOptions {
  /** 0 to 100. */
  readonly pageSize: number;
  /** Counted from 1. */
  readonly page: number;
  readonly includeMissing?: boolean;
}

/** One page of the series that a filter gives (`POST Filter/Preview/Series`). */
export function seriesPageQuery(filter: FilterBody, options: SeriesPageOptions) {
  return queryOptions({
    queryKey: [...filterKeys.seriesPreviews, 'page', filter, options] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Series>>({
        method: 'POST',
        path: 'Filter/Preview/Series',
        query: { ...options },
        body: filter,
        signal,
      }),
  });
}

/**
 * The IDs of all series that a filter gives (`POST Filter/Preview/Series/OnlyIDs`): what “all that match”
 * stands for at this moment, before an action.
 */
export function matchingSeriesIds(filter: FilterBody, signal?: AbortSignal): Promise<number[]> {
  return request<number[]>({ method: 'POST', path: 'Filter/Preview/Series/OnlyIDs', body: filter, signal });
}

/** Saves a preset (`POST Filter`, administrators). */
export function createFilter(body: FilterBody): Promise<Filter> {
  return request<Filter>({ method: 'POST', path: 'Filter', body });
}

/** Replaces a preset (`PUT Filter/{id}`, administrators). */
export function replaceFilter(filterId: number, body: FilterBody): Promise<Filter> {
  return request<Filter>({ method: 'PUT', path: `Filter/${filterId}`, body });
}

/** Deletes a preset (`DELETE Filter/{id}`, administrators). */
export async function deleteFilter(filterId: number): Promise<void> {
  await request<void>({ method: 'DELETE', path: `Filter/${filterId}` });
}
