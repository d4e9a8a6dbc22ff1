import { queryOptions } from '@tanstack/react-query';
import { isApiError } from './ApiError.ts';
import { request } from './client.ts';
import type { components } from './generated/schema.ts';
import { tmdbKeys } from './queryKeys.ts';
import type { ListResult } from './types.ts';

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

/** How many results a search of TMDB gives (S2-127). */
export const tmdbSearchPageSize = 25;

/** How many episodes a page of an episode search holds (S2-127). */
export const tmdbEpisodePageSize = 30;

/**
 * What TMDB finds for a title (`GET Tmdb/{Show|Movie}/Online/Search`, administrators).
 *
 * @example
 * useQuery(tmdbSearchQuery('Show', 'Cowboy Bebop', false));
 */
export function tmdbSearchQuery(kind: TmdbKind, text: string, includeRestricted: boolean) {
  return queryOptions({
    queryKey: [...tmdbKeys.all, 'search', kind, { text, includeRestricted }] as const,
    queryFn: ({ signal }) =>
      request<ListResult<RemoteShow | RemoteMovie>>({
        path: `Tmdb/${kind}/Online/Search`,
        query: { query: text, includeRestricted, pageSize: tmdbSearchPageSize },
        signal,
      }),
    staleTime: 5 * 60_000,
  });
}

/** A show or movie by its number, asked of TMDB itself (`GET Tmdb/{Show|Movie}/Online/{id}`); null when it has none. */
export function tmdbOnlineQuery(kind: TmdbKind, id: number) {
  return queryOptions({
    queryKey: [...tmdbKeys.all, 'online', kind, id] as const,
    queryFn: async ({ signal }) => {
      try {
        return await request<RemoteShow | RemoteMovie>({ path: `Tmdb/${kind}/Online/${id}`, signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}

/** Several movies by their numbers, asked of TMDB itself (`POST Tmdb/Movie/Online/Bulk`). */
export function tmdbMoviesOnlineQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...tmdbKeys.all, 'online', 'Movies', ids] as const,
    queryFn: ({ signal }) =>
      request<RemoteMovie[]>({ method: 'POST', path: 'Tmdb/Movie/Online/Bulk', body: { IDs: ids }, signal }),
    staleTime: 5 * 60_000,
  });
}

/** A show that the server has fetched (`GET Tmdb/Show/{id}`). */
export function tmdbShowQuery(showId: number) {
  return queryOptions({
    queryKey: [...tmdbKeys.show(showId), 'show'] as const,
    queryFn: ({ signal }) => request<TmdbShow>({ path: `Tmdb/Show/${showId}`, signal }),
  });
}

/** All episodes of a show, hidden ones too, in the order that is in use (`GET Tmdb/Show/{id}/Episode`). */
export function tmdbEpisodesQuery(showId: number) {
  return queryOptions({
    queryKey: [...tmdbKeys.show(showId), 'episodes', 'all'] as const,
    queryFn: ({ signal }) =>
      request<ListResult<TmdbEpisode>>({
        path: `Tmdb/Show/${showId}/Episode`,
        query: { pageSize: 0, includeHidden: true },
        signal,
      }),
    staleTime: Infinity,
  });
}

/** One page of a show's episodes whose titles answer to a text (`GET Tmdb/Show/{id}/Episode`). */
export function tmdbEpisodeSearchQuery(showId: number, search: string, page: number) {
  return queryOptions({
    queryKey: [...tmdbKeys.show(showId), 'episodes', 'search', search, page] as const,
    queryFn: ({ signal }) =>
      request<ListResult<TmdbEpisode>>({
        path: `Tmdb/Show/${showId}/Episode`,
        query: { search, pageSize: tmdbEpisodePageSize, page },
        signal,
      }),
    staleTime: Infinity,
  });
}

/** Episodes of any show by their numbers (`POST Tmdb/Episode/Bulk`). */
export function tmdbEpisodesByIdQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...tmdbKeys.all, 'episodes', ids] as const,
    queryFn: ({ signal }) =>
      request<TmdbEpisode[]>({ method: 'POST', path: 'Tmdb/Episode/Bulk', body: { IDs: ids }, signal }),
  });
}

/** The ways in which TMDB numbers a show's episodes (`GET TMDB/Show/{id}/Ordering`). */
export function tmdbOrderingsQuery(showId: number) {
  return queryOptions({
    queryKey: [...tmdbKeys.show(showId), 'orderings'] as const,
    queryFn: ({ signal }) => request<TmdbOrdering[]>({ path: `TMDB/Show/${showId}/Ordering`, signal }),
  });
}

/** Numbers a show's episodes by another ordering (`POST TMDB/Show/{id}/Ordering/SetPreferred`). */
export async function setTmdbOrdering(showId: number, orderingId: string): Promise<void> {
  await request<void>({
    method: 'POST',
    path: `TMDB/Show/${showId}/Ordering/SetPreferred`,
    body: { AlternateOrderingID: orderingId },
  });
}

/** What the server is asked for when somebody picks a show or movie: quick, and nothing that it has already. */
const refreshBodies = {
  Show: { Immediate: true, QuickRefresh: true },
  Movie: { Immediate: true, SkipIfExists: true },
} as const;

/** Has the server fetch a show or movie at once (`POST Tmdb/{Show|Movie}/{id}/Action/Refresh`, administrators). */
export async function refreshTmdb(kind: TmdbKind, id: number): Promise<void> {
  await request<void>({
    method: 'POST',
    path: `Tmdb/${kind}/${id}/Action/Refresh`,
    body: refreshBodies[kind],
  });
}
