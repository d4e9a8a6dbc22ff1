import { read } from '@hondana/shared/api/read';
import { filterKeys } from '@hondana/shared/resources/queryKeys';

/** How many groups a page of the collection holds. */
export const groupPageSize = 50;

/**
 * All presets and directories, the empty ones too. Takes the server a second or more.
 *
 * @example
 * const { data } = useQuery({ ...filtersQuery(), select: (page) => page.List });
 */
export const filtersQuery = read({
  path: 'Filter',
  role: 'user',
  defaults: { includeEmpty: true, pageSize: 0 },
  keyPrefix: () => filterKeys.presets,
});

/** The presets of a directory. */
export const filtersInDirectoryQuery = read({
  path: 'Filter/{filterId}/Filter',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: () => filterKeys.presets,
});

/** One preset with its expression and sorting. */
export const filterQuery = read({
  path: 'Filter/{filterId}',
  role: 'user',
  defaults: { withConditions: true },
  keyPrefix: () => filterKeys.presets,
});

/**
 * The catalogue of criteria. Those of `Group` `Info` are for people to choose.
 *
 * @example
 * const { data } = useQuery({ ...filterExpressionsQuery(), select: (all) => all.filter((one) => one.Group === 'Info') });
 */
export const filterExpressionsQuery = read({
  path: 'Filter/Expressions',
  role: 'user',
  keyPrefix: () => filterKeys.catalogue,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The catalogue of orders to sort by. */
export const sortingCriteriaQuery = read({
  path: 'Filter/SortingCriteria',
  role: 'user',
  keyPrefix: () => filterKeys.catalogue,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * One page of the groups that a filter gives. Pages are fetched as they come into view, so each has its own place in
 * the cache. `page` counts from 1; one past the end is empty. `body` `{}` is the whole collection; groups without
 * series are in it unless `includeEmpty` is false; `randomImages` gives another poster at every call.
 *
 * @example
 * const { data } = useQuery(groupPageQuery({ body: {}, page: 1 }));
 * data?.Total; // of all groups, not of this page
 */
export const groupPageQuery = read({
  method: 'POST',
  path: 'Filter/Preview/Group',
  role: 'user',
  defaults: { pageSize: groupPageSize },
  keyPrefix: () => filterKeys.groupPreviews,
});

/** How the pages of lists of groups are asked for; nothing is said that is the server's own choice. */
export function groupPageOptions(randomImages: boolean): { readonly randomImages?: boolean } {
  return randomImages ? { randomImages } : {};
}

/**
 * How many groups of a filter begin with which letter, in the order of names. The numbers add up to the list’s
 * `Total`.
 */
export const groupLettersQuery = read({
  method: 'POST',
  path: 'Filter/Preview/Group/Letters',
  role: 'user',
  keyPrefix: () => filterKeys.groupPreviews,
});

/** The series of a group that a filter leaves, all at once. */
export const filteredGroupSeriesQuery = read({
  method: 'POST',
  path: 'Filter/Preview/Group/{groupId}/Series',
  role: 'user',
  keyPrefix: () => filterKeys.groupPreviews,
});

/** One page of the series that a filter gives: `pageSize` 0 to 100, `page` from 1. */
export const seriesPageQuery = read({
  method: 'POST',
  path: 'Filter/Preview/Series',
  role: 'user',
  keyPrefix: () => filterKeys.seriesPreviews,
});
