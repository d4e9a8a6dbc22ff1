import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { components } from './generated/schema.ts';
import { seriesKeys } from './queryKeys.ts';
import type { ListResult } from './types.ts';

type Schemas = components['schemas'];

/** A row of what an AniDB episode is linked to; TMDB's number is 0 where a person or the server found nothing. */
export type TmdbEpisodeLink = Schemas['APIv3.Tmdb.Episode.CrossReference'];
export type TmdbMovieLink = Schemas['APIv3.Tmdb.Movie.CrossReference'];
export type TmdbSuggestion = Schemas['APIv3.Tmdb.Search.AutoMatchResult'];

/** A row to be written. `TmdbID` 0 unlinks; `Replace` is for an episode's first row. */
export type TmdbMappingRow = Schemas['APIv3.Shoko.Series.OverrideTmdbEpisodeLinkBody'];

const keyOf = (seriesId: number) => [...seriesKeys.one(seriesId), 'tmdb'] as const;

/** What TMDB has that looks like a series (`GET Series/{id}/TMDB/Action/AutoSearch`, administrators). */
export function tmdbSuggestionsQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...keyOf(seriesId), 'suggestions'] as const,
    queryFn: ({ signal }) =>
      request<TmdbSuggestion[]>({ path: `Series/${seriesId}/TMDB/Action/AutoSearch`, signal }),
    staleTime: 5 * 60_000,
  });
}

/** All links of a series' episodes to episodes of TMDB's shows (`GET Series/{id}/TMDB/Show/CrossReferences/Episode`). */
export function tmdbEpisodeLinksQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...keyOf(seriesId), 'links'] as const,
    queryFn: ({ signal }) =>
      request<ListResult<TmdbEpisodeLink>>({
        path: `Series/${seriesId}/TMDB/Show/CrossReferences/Episode`,
        query: { pageSize: 0 },
        signal,
      }),
  });
}

/**
 * What the server would link if a show were linked (`GET …/CrossReferences/Episode/Auto`, administrators). What is
 * linked already stays.
 */
export function tmdbMatchesQuery(seriesId: number, showId: number) {
  return queryOptions({
    queryKey: [...keyOf(seriesId), 'matches', showId] as const,
    queryFn: ({ signal }) =>
      request<ListResult<TmdbEpisodeLink>>({
        path: `Series/${seriesId}/TMDB/Show/CrossReferences/Episode/Auto`,
        query: { tmdbShowID: showId, considerExistingOtherLinks: true, pageSize: 0 },
        signal,
      }),
  });
}

/** The movies that a series' episodes are linked to (`GET Series/{id}/TMDB/Movie/CrossReferences`). */
export function tmdbMovieLinksQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...keyOf(seriesId), 'movie-links'] as const,
    queryFn: ({ signal }) =>
      request<TmdbMovieLink[]>({ path: `Series/${seriesId}/TMDB/Movie/CrossReferences`, signal }),
  });
}

/** Links a show with all that the server matches by itself (`POST …/CrossReferences/Episode/Auto`, administrators). */
export async function linkTmdbShow(seriesId: number, showId: number): Promise<void> {
  await request<void>({
    method: 'POST',
    path: `Series/${seriesId}/TMDB/Show/CrossReferences/Episode/Auto`,
    body: { TmdbShowID: showId, ConsiderExistingOtherLinks: true },
  });
}

/**
 * Writes links of episodes, all of them or none (`POST …/CrossReferences/Episode`, administrators). A show that is
 * not linked yet is.
 *
 * @example
 * await saveTmdbEpisodeLinks(1031, [{ AniDBID: 220151, TmdbID: 5020152, Replace: true }]);
 */
export async function saveTmdbEpisodeLinks(
  seriesId: number,
  mapping: readonly TmdbMappingRow[],
): Promise<void> {
  await request<void>({
    method: 'POST',
    path: `Series/${seriesId}/TMDB/Show/CrossReferences/Episode`,
    body: { UnsetAll: false, Mapping: mapping },
  });
}

/** Links a movie to an episode, which AniDB's number names (`POST Series/{id}/TMDB/Movie`, administrators). */
export async function linkTmdbMovie(seriesId: number, movieId: number, anidbId: number): Promise<void> {
  const body = { ID: movieId, EpisodeID: anidbId };
  await request<void>({ method: 'POST', path: `Series/${seriesId}/TMDB/Movie`, body });
}

/** Takes a movie from one episode (`DELETE Series/{id}/TMDB/Movie`, administrators). */
export async function unlinkTmdbMovie(seriesId: number, movieId: number, anidbId: number): Promise<void> {
  const body = { ID: movieId, EpisodeID: anidbId };
  await request<void>({ method: 'DELETE', path: `Series/${seriesId}/TMDB/Movie`, body });
}
