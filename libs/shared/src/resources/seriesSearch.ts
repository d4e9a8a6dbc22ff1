import { read } from '../api/read.ts';
import { seriesKeys } from '../queryKeys.ts';

/**
 * Fuzzy search by name, best matches first.
 * @example useQuery({ ...seriesSearchQuery({ query: text, limit: 10 }), enabled: text !== '' });
 */
export const seriesSearchQuery = read({
  path: 'Series/Search',
  role: 'user',
  keyPrefix: () => seriesKeys.all,
});

/**
 * Searches AniDB by name or ID, also for anime outside the collection.
 * @example
 * const { data: found } = useQuery({ ...anidbSearchQuery({ query: text }), enabled: text !== '' });
 */
export const anidbSearchQuery = read({
  path: 'Series/AniDB/Search',
  role: 'user',
  defaults: { pageSize: 50 },
  keyPrefix: () => seriesKeys.all,
});

/** A page of one, for the `Total` of the collection. */
export const oneSeriesQuery = read({
  path: 'Series',
  role: 'user',
  defaults: { pageSize: 1 },
  keyPrefix: () => seriesKeys.all,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Spec 3, section 9. */
export const seriesListPageSize = 25;

interface SeriesListPage {
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
}

const pageInput = ({ search, page }: SeriesListPage) => ({
  pageSize: seriesListPageSize,
  page,
  search: search || undefined,
});

/** By name, or best matches first when searching. */
export const seriesWithoutFilesQuery = read({
  path: 'Series/WithoutFiles',
  role: 'user',
  keyPrefix: () => seriesKeys.all,
  toInput: pageInput,
});

/** Unpaged, for sort orders that the server lacks. */
export const allSeriesWithoutFilesQuery = read({
  path: 'Series/WithoutFiles',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: () => seriesKeys.all,
});

/** Paged like {@link seriesWithoutFilesQuery}. */
export const seriesWithManualLinksQuery = read({
  path: 'Series/WithManuallyLinkedFiles',
  role: 'user',
  keyPrefix: () => seriesKeys.all,
  toInput: pageInput,
});
