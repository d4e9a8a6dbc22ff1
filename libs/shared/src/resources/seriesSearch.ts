import { read } from '../api/read.ts';
import { seriesKeys } from './queryKeys.ts';

/**
 * Series by name, best matches first, misspelt ones too.
 *
 * @example
 * const { data: found } = useQuery({ ...seriesSearchQuery({ query: text, limit: 10 }), enabled: text !== '' });
 */
export const seriesSearchQuery = read({
  path: 'Series/Search',
  role: 'user',
  keyPrefix: () => seriesKeys.all,
});

/** Entries of a page of the lists below (spec 3, section 9). */
export const seriesListPageSize = 25;

interface SeriesListPage {
  /** Empty leaves nothing out. */
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
}

const pageInput = ({ search, page }: SeriesListPage) => ({
  pageSize: seriesListPageSize,
  page,
  search: search || undefined,
});

/** One page of the series without any file, by name, or best matches first where something is searched for. */
export const seriesWithoutFilesQuery = read({
  path: 'Series/WithoutFiles',
  role: 'user',
  keyPrefix: () => seriesKeys.all,
  toInput: pageInput,
});

/** All of them at once, to be sorted as the server does not. */
export const everySeriesWithoutFilesQuery = read({
  path: 'Series/WithoutFiles',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: () => seriesKeys.all,
});

/** The same of the series with manually linked files. */
export const seriesWithManualLinksQuery = read({
  path: 'Series/WithManuallyLinkedFiles',
  role: 'user',
  keyPrefix: () => seriesKeys.all,
  toInput: pageInput,
});
