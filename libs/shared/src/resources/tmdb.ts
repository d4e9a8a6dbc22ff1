/** Shows, movies and episodes of TMDB: what the server has of them, and what TMDB itself answers. */
import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import type { ListResult } from '../api/types.ts';
import { write } from '../api/write.ts';
import { tmdbKeys } from './queryKeys.ts';

type Schemas = components['schemas'];

export type TmdbShow = Schemas['APIv3.Tmdb.Show'];
/** An episode as TMDB has it. Season 0 are the specials. */
export type TmdbEpisode = Schemas['APIv3.Tmdb.Episode'];
export type TmdbOrdering = Schemas['APIv3.Tmdb.Show.OrderingInformation'];
/** A show that TMDB's own search found; the server need not have it. */
export type RemoteShow = Schemas['APIv3.Tmdb.Search.RemoteSearchShow'];
/** The same for a movie. */
export type RemoteMovie = Schemas['APIv3.Tmdb.Search.RemoteSearchMovie'];
export type TmdbKind = 'Show' | 'Movie';

/** How many results a search of TMDB gives (spec 2, section 9). */
const searchPageSize = 25;

/** How many episodes a page of an episode search holds (spec 2, section 9). */
export const tmdbEpisodePageSize = 30;

/** What TMDB itself answers changes seldom. */
const onlineStaleTime = 5 * 60_000;

interface TmdbWork {
  /** TMDB's number of a show or a movie. */
  readonly id: number;
}

const ofEitherKind = (list: ListResult<RemoteShow | RemoteMovie>) => list;
const whichMayBeMissing = (work: RemoteShow | RemoteMovie): RemoteShow | RemoteMovie | null => work;

/**
 * What TMDB finds for a title, by kind.
 *
 * @example
 * useQuery(tmdbSearchQueries.Show({ query: 'Cowboy Bebop', includeRestricted: false }));
 */
export const tmdbSearchQueries = {
  Show: read({
    path: 'Tmdb/Show/Online/Search',
    role: 'administrator',
    defaults: { pageSize: searchPageSize },
    keyPrefix: () => tmdbKeys.all,
    answer: ofEitherKind,
    staleTime: onlineStaleTime,
  }),
  Movie: read({
    path: 'Tmdb/Movie/Online/Search',
    role: 'administrator',
    defaults: { pageSize: searchPageSize },
    keyPrefix: () => tmdbKeys.all,
    answer: ofEitherKind,
    staleTime: onlineStaleTime,
  }),
} as const;

/** A show or movie by its number, asked of TMDB itself; null when it has none. */
export const tmdbOnlineQueries = {
  Show: read({
    path: 'Tmdb/Show/Online/{showId}',
    role: 'user',
    keyPrefix: () => tmdbKeys.all,
    toInput: ({ id }: TmdbWork) => ({ showId: id }),
    answer: whichMayBeMissing,
    fallbackOn404: null,
    staleTime: onlineStaleTime,
  }),
  Movie: read({
    path: 'Tmdb/Movie/Online/{movieId}',
    role: 'user',
    keyPrefix: () => tmdbKeys.all,
    toInput: ({ id }: TmdbWork) => ({ movieId: id }),
    answer: whichMayBeMissing,
    fallbackOn404: null,
    staleTime: onlineStaleTime,
  }),
} as const;

interface SeveralWorks {
  readonly ids: readonly number[];
}

/** Several movies by their numbers, as far as the server has fetched them. */
export const tmdbMoviesQuery = read({
  method: 'POST',
  path: 'Tmdb/Movie/Bulk',
  role: 'user',
  keyPrefix: () => tmdbKeys.all,
  toInput: ({ ids }: SeveralWorks) => ({ body: { IDs: ids } }),
});

/** Several movies by their numbers, asked of TMDB itself. */
export const tmdbMoviesOnlineQuery = read({
  method: 'POST',
  path: 'Tmdb/Movie/Online/Bulk',
  role: 'user',
  keyPrefix: () => tmdbKeys.all,
  toInput: ({ ids }: SeveralWorks) => ({ body: { IDs: ids } }),
  staleTime: onlineStaleTime,
});

/** A show that the server has fetched; a 404 when it has not. */
export const tmdbShowQuery = read({
  path: 'Tmdb/Show/{showId}',
  role: 'user',
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
});

/** All episodes of a show, hidden ones too, in the order that is in use. */
export const tmdbEpisodesQuery = read({
  path: 'Tmdb/Show/{showId}/Episode',
  role: 'user',
  defaults: { pageSize: 0, includeHidden: 'True' },
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
  staleTime: Number.POSITIVE_INFINITY,
});

/** One page of a show's episodes whose titles answer to `search`; `page` counts from 1. */
export const tmdbEpisodeSearchQuery = read({
  path: 'Tmdb/Show/{showId}/Episode',
  role: 'user',
  defaults: { pageSize: tmdbEpisodePageSize },
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Episodes of any show by their numbers. */
export const tmdbEpisodesByIdQuery = read({
  method: 'POST',
  path: 'Tmdb/Episode/Bulk',
  role: 'user',
  keyPrefix: () => tmdbKeys.episodes,
  toInput: ({ ids }: SeveralWorks) => ({ body: { IDs: ids } }),
});

/** The ways in which TMDB numbers a show's episodes. */
export const tmdbOrderingsQuery = read({
  path: 'Tmdb/Show/{showId}/Ordering',
  role: 'user',
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
});

interface ChosenOrdering {
  readonly showId: number;
  readonly orderingId: string;
}

/** Numbers a show's episodes by another ordering. */
export const setTmdbOrdering = write({
  method: 'POST',
  path: 'Tmdb/Show/{showId}/Ordering/SetPreferred',
  role: 'user',
  toInput: ({ showId, orderingId }: ChosenOrdering) => ({
    showId,
    body: { AlternateOrderingID: orderingId },
  }),
  stale: () => [tmdbKeys.all],
});

/** A show of a thousand episodes takes minutes. */
const fetchTimeLimit = 5 * 60_000;

/**
 * Has the server fetch a show or movie from TMDB at once: quickly, and nothing that it has already.
 *
 * @example
 * const fetchShow = useWrite(fetchFromTmdb.Show, { failed: 'Failed to refresh data!' });
 * fetchShow.mutate({ id: 30991 });
 */
export const fetchFromTmdb = {
  Show: write({
    method: 'POST',
    path: 'Tmdb/Show/{showId}/Action/Refresh',
    role: 'administrator',
    toInput: ({ id }: TmdbWork) => ({ showId: id, body: { Immediate: true, QuickRefresh: true } }),
    stale: ({ id }) => [tmdbKeys.show(id), tmdbKeys.episodes],
    timeLimit: fetchTimeLimit,
  }),
  Movie: write({
    method: 'POST',
    path: 'Tmdb/Movie/{movieId}/Action/Refresh',
    role: 'administrator',
    toInput: ({ id }: TmdbWork) => ({ movieId: id, body: { Immediate: true, SkipIfExists: true } }),
    timeLimit: fetchTimeLimit,
  }),
} as const;
