import type { components } from '@hondana/shared/api/generated/schema';
import { read } from '@hondana/shared/api/read';
import type { ListResult } from '@hondana/shared/api/types';
import { write } from '@hondana/shared/api/write';
import { tmdbKeys } from '@hondana/shared/queryKeys';

type Schemas = components['schemas'];

/** Season 0 contains the specials. */
export type TmdbEpisode = Schemas['APIv3.Tmdb.Episode'];
export type TmdbOrdering = Schemas['APIv3.Tmdb.Show.OrderingInformation'];
/** From TMDB's own search; the server need not have it. */
export type RemoteShow = Schemas['APIv3.Tmdb.Search.RemoteSearchShow'];
export type RemoteMovie = Schemas['APIv3.Tmdb.Search.RemoteSearchMovie'];

/** Spec 2, section 9. */
const searchPageSize = 25;

/** Spec 2, section 9. */
export const tmdbEpisodePageSize = 30;

/** TMDB's own data changes rarely. */
const onlineStaleTime = 5 * 60_000;

interface TmdbId {
  /** TMDB's ID of a show or movie. */
  readonly id: number;
}

const asEitherKind = (list: ListResult<RemoteShow | RemoteMovie>) => list;
const asNullable = (work: RemoteShow | RemoteMovie): RemoteShow | RemoteMovie | null => work;

/**
 * Searches TMDB by title.
 * @example useQuery(tmdbSearchQueries.Show({ query: 'Cowboy Bebop', includeRestricted: false }));
 */
export const tmdbSearchQueries = {
  Show: read({
    path: 'Tmdb/Show/Online/Search',
    role: 'administrator',
    defaults: { pageSize: searchPageSize },
    keyPrefix: () => tmdbKeys.all,
    answer: asEitherKind,
    staleTime: onlineStaleTime,
  }),
  Movie: read({
    path: 'Tmdb/Movie/Online/Search',
    role: 'administrator',
    defaults: { pageSize: searchPageSize },
    keyPrefix: () => tmdbKeys.all,
    answer: asEitherKind,
    staleTime: onlineStaleTime,
  }),
} as const;

/** From TMDB itself; null if it has none. */
export const tmdbOnlineQueries = {
  Show: read({
    path: 'Tmdb/Show/Online/{showId}',
    role: 'user',
    keyPrefix: () => tmdbKeys.all,
    toInput: ({ id }: TmdbId) => ({ showId: id }),
    answer: asNullable,
    fallbackOn404: null,
    staleTime: onlineStaleTime,
  }),
  Movie: read({
    path: 'Tmdb/Movie/Online/{movieId}',
    role: 'user',
    keyPrefix: () => tmdbKeys.all,
    toInput: ({ id }: TmdbId) => ({ movieId: id }),
    answer: asNullable,
    fallbackOn404: null,
    staleTime: onlineStaleTime,
  }),
} as const;

interface TmdbIds {
  readonly ids: readonly number[];
}

/** Movies by ID, of those that the server has fetched. */
export const tmdbMoviesQuery = read({
  method: 'POST',
  path: 'Tmdb/Movie/Bulk',
  role: 'user',
  keyPrefix: () => tmdbKeys.all,
  toInput: ({ ids }: TmdbIds) => ({ body: { IDs: ids } }),
});

/** Shows by ID, of those that the server has fetched. */
export const tmdbShowsQuery = read({
  method: 'POST',
  path: 'Tmdb/Show/Bulk',
  role: 'user',
  keyPrefix: () => tmdbKeys.all,
  toInput: ({ ids }: TmdbIds) => ({ body: { IDs: ids } }),
});

/** Movies by ID, from TMDB itself. */
export const tmdbMoviesOnlineQuery = read({
  method: 'POST',
  path: 'Tmdb/Movie/Online/Bulk',
  role: 'user',
  keyPrefix: () => tmdbKeys.all,
  toInput: ({ ids }: TmdbIds) => ({ body: { IDs: ids } }),
  staleTime: onlineStaleTime,
});

/** 404 unless the server has fetched the show. */
export const tmdbShowQuery = read({
  path: 'Tmdb/Show/{showId}',
  role: 'user',
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
});

/** All episodes, hidden ones too, in the current ordering. */
export const tmdbEpisodesQuery = read({
  path: 'Tmdb/Show/{showId}/Episode',
  role: 'user',
  defaults: { pageSize: 0, includeHidden: 'True' },
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
  staleTime: Number.POSITIVE_INFINITY,
});

/** One page of the episodes whose titles match `search`; `page` counts from 1. */
export const tmdbEpisodeSearchQuery = read({
  path: 'Tmdb/Show/{showId}/Episode',
  role: 'user',
  defaults: { pageSize: tmdbEpisodePageSize },
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Of any show, by ID. */
export const tmdbEpisodesByIdQuery = read({
  method: 'POST',
  path: 'Tmdb/Episode/Bulk',
  role: 'user',
  keyPrefix: () => tmdbKeys.episodes,
  toInput: ({ ids }: TmdbIds) => ({ body: { IDs: ids } }),
});

export const tmdbOrderingsQuery = read({
  path: 'Tmdb/Show/{showId}/Ordering',
  role: 'user',
  keyPrefix: ({ showId }) => tmdbKeys.show(showId),
});

interface ChosenOrdering {
  readonly showId: number;
  readonly orderingId: string;
}

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

/** Milliseconds; a show of a thousand episodes takes minutes. */
const fetchTimeLimit = 5 * 60_000;

/**
 * Has the server fetch a show or movie at once: quickly, skipping what it has.
 * @example
 * const fetchShow = useWrite(fetchFromTmdb.Show, { failed: 'Failed to refresh data!' });
 * fetchShow.mutate({ id: 30991 });
 */
export const fetchFromTmdb = {
  Show: write({
    method: 'POST',
    path: 'Tmdb/Show/{showId}/Action/Refresh',
    role: 'administrator',
    toInput: ({ id }: TmdbId) => ({ showId: id, body: { Immediate: true, QuickRefresh: true } }),
    stale: ({ id }) => [tmdbKeys.show(id), tmdbKeys.episodes],
    timeLimit: fetchTimeLimit,
  }),
  Movie: write({
    method: 'POST',
    path: 'Tmdb/Movie/{movieId}/Action/Refresh',
    role: 'administrator',
    toInput: ({ id }: TmdbId) => ({ movieId: id, body: { Immediate: true, SkipIfExists: true } }),
    timeLimit: fetchTimeLimit,
  }),
} as const;
