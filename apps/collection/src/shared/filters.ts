import { readPerServer } from '@hondana/shared/api/perServer';
import { read } from '@hondana/shared/api/read';
import { before6, since6 } from '@hondana/shared/api/serverVersion';
import type { FilterBody } from '@hondana/shared/api/types';
import { filterKeys } from '@hondana/shared/queryKeys';

export const groupPageSize = 50;

/** What a list’s beginning shows, on any screen. */
const persistedPages = 2;

/** Presets and directories, including empty ones. Takes the server a second or more. */
export const filtersQuery = read({
  path: 'Filter',
  role: 'user',
  defaults: { includeEmpty: true, pageSize: 0 },
  keyPrefix: () => filterKeys.presets,
  persist: true,
});

export const filtersInDirectoryQuery = read({
  path: 'Filter/{filterId}/Filter',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: () => filterKeys.presets,
  persist: true,
});

export const filterQuery = read({
  path: 'Filter/{filterId}',
  role: 'user',
  defaults: { withConditions: true },
  keyPrefix: () => filterKeys.presets,
  persist: true,
});

/** The catalogue of criteria; those in `Group` `Info` are offered to users. */
export const filterExpressionsQuery = read({
  path: 'Filter/Expressions',
  role: 'user',
  keyPrefix: () => filterKeys.catalogue,
  staleTime: Number.POSITIVE_INFINITY,
  persist: true,
});

export const sortingCriteriaQuery = read({
  path: 'Filter/SortingCriteria',
  role: 'user',
  keyPrefix: () => filterKeys.catalogue,
  staleTime: Number.POSITIVE_INFINITY,
  persist: true,
});

/**
 * `page` counts from 1; one past the end is empty. `body` `{}` is the whole collection, with groups without series
 * unless `includeEmpty` is false; `randomImages` gives a different poster on every call. `Total` counts all groups.
 */
export const groupPageQuery = read({
  method: 'POST',
  path: 'Filter/Preview/Group',
  role: 'user',
  defaults: { pageSize: groupPageSize },
  keyPrefix: () => filterKeys.groupPreviews,
  persist: ({ page = 1, randomImages }) => page <= persistedPages && randomImages !== true,
});

/** As the collection's page requests it. */
export function groupListQuery(body: FilterBody, page: number, randomImages: boolean) {
  return groupPageQuery({ body, page, ...(randomImages && { randomImages }) });
}

const lettersKey = () => filterKeys.groupPreviews;

/**
 * Groups per first letter, in name order. They add up to the list’s `Total`. Since version 6 those of the whole
 * collection, whatever the filter: see `hasLetters`.
 */
export const groupLettersQuery = readPerServer({
  before6: read({
    method: 'POST',
    path: 'Filter/Preview/Group/Letters',
    role: 'user',
    server: before6,
    keyPrefix: lettersKey,
    persist: true,
  }),
  since6: read({
    path: 'Group/Letters',
    role: 'user',
    server: since6,
    toInput: (_: { readonly body: FilterBody }) => ({ includeEmpty: true }),
    keyPrefix: lettersKey,
    persist: true,
  }),
});

export const filteredGroupSeriesQuery = read({
  method: 'POST',
  path: 'Filter/Preview/Group/{groupId}/Series',
  role: 'user',
  keyPrefix: () => filterKeys.groupPreviews,
  persist: true,
});

/** `pageSize` 0 to 100, `page` from 1. */
export const seriesPageQuery = read({
  method: 'POST',
  path: 'Filter/Preview/Series',
  role: 'user',
  keyPrefix: () => filterKeys.seriesPreviews,
  persist: ({ page = 1, randomImages }) => page <= persistedPages && randomImages !== true,
});
