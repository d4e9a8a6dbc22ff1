/** How a series and its episodes are linked to shows, episodes and movies of TMDB. */
import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { filterKeys, groupKeys, seriesKeys } from './queryKeys.ts';

type Schemas = components['schemas'];

/** A row of what an AniDB episode is linked to; TMDB's number is 0 where a person or the server found nothing. */
export type TmdbEpisodeLink = Schemas['APIv3.Tmdb.Episode.CrossReference'];
export type TmdbMovieLink = Schemas['APIv3.Tmdb.Movie.CrossReference'];
export type TmdbSuggestion = Schemas['APIv3.Tmdb.Search.AutoMatchResult'];

/** A row to be written. `TmdbID` 0 unlinks; `Replace` is for an episode's first row. */
export type TmdbMappingRow = Schemas['APIv3.Shoko.Series.OverrideTmdbEpisodeLinkBody'];

interface OneSeries {
  readonly seriesId: number;
}

const linksOf = ({ seriesId }: OneSeries) => seriesKeys.tmdb(seriesId);

/** What shows when a link of a series changes: itself, and the cards with its name and pictures. */
const seriesAndCards = ({ seriesId }: OneSeries) => [
  seriesKeys.one(seriesId),
  groupKeys.all,
  filterKeys.previews,
];

/** What TMDB has that looks like a series. */
export const tmdbSuggestionsQuery = read({
  path: 'Series/{seriesId}/TMDB/Action/AutoSearch',
  role: 'user',
  keyPrefix: linksOf,
  staleTime: 5 * 60_000,
});

/** All links of a series' episodes to episodes of TMDB's shows. */
export const tmdbEpisodeLinksQuery = read({
  path: 'Series/{seriesId}/TMDB/Show/CrossReferences/Episode',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: linksOf,
});

/** What the server would link if the show `tmdbShowId` were linked. What is linked already stays. */
export const tmdbMatchesQuery = read({
  path: 'Series/{seriesId}/TMDB/Show/CrossReferences/Episode/Auto',
  role: 'administrator',
  defaults: { considerExistingOtherLinks: true, pageSize: 0 },
  keyPrefix: linksOf,
});

/** The movies that a series' episodes are linked to. */
export const tmdbMovieLinksQuery = read({
  path: 'Series/{seriesId}/TMDB/Movie/CrossReferences',
  role: 'user',
  keyPrefix: linksOf,
});

interface SeriesLink {
  readonly seriesId: number;
  /** The number of the show or the movie at TMDB. */
  readonly tmdbId: number;
}

/** Links a show with all episodes that the server matches by itself. */
export const linkSeriesToShow = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Show/CrossReferences/Episode/Auto',
  role: 'administrator',
  toInput: ({ seriesId, tmdbId }: SeriesLink) => ({
    seriesId,
    body: { TmdbShowID: tmdbId, ConsiderExistingOtherLinks: true },
  }),
  stale: seriesAndCards,
});

interface EpisodeLinks {
  readonly seriesId: number;
  readonly mapping: readonly TmdbMappingRow[];
}

/**
 * Writes links of episodes, all of them or none. A show that is not linked yet is.
 *
 * @example
 * const mapping = [{ AniDBID: 220151, TmdbID: 5020152, Replace: true }];
 * await saveEpisodeLinks.send({ seriesId: 1031, mapping });
 */
export const saveEpisodeLinks = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Show/CrossReferences/Episode',
  role: 'administrator',
  toInput: ({ seriesId, mapping }: EpisodeLinks) => ({
    seriesId,
    body: { UnsetAll: false, Mapping: [...mapping] },
  }),
  stale: seriesAndCards,
});

interface MovieLink {
  readonly seriesId: number;
  /** AniDB's number of the episode. */
  readonly episodeId: number;
  /** TMDB's number of the movie. */
  readonly movieId: number;
}

const movieLinkInput = ({ seriesId, episodeId, movieId }: MovieLink) => ({
  seriesId,
  body: { ID: movieId, EpisodeID: episodeId },
});

/** Links an episode to a movie. */
export const linkEpisodeToMovie = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Movie',
  role: 'administrator',
  toInput: movieLinkInput,
  stale: seriesAndCards,
});

/** Takes a movie from one episode. */
export const unlinkEpisodeFromMovie = write({
  method: 'DELETE',
  path: 'Series/{seriesId}/TMDB/Movie',
  role: 'administrator',
  toInput: movieLinkInput,
  stale: seriesAndCards,
});

const seriesLinkInput = ({ seriesId, tmdbId }: SeriesLink) => ({ seriesId, body: { ID: tmdbId } });

/** Takes a link to a show or a movie from a series, with all that its episodes had from it. */
export const unlinkSeriesFromTmdb = {
  Show: write({
    method: 'DELETE',
    path: 'Series/{seriesId}/TMDB/Show',
    role: 'administrator',
    toInput: seriesLinkInput,
    stale: seriesAndCards,
  }),
  Movie: write({
    method: 'DELETE',
    path: 'Series/{seriesId}/TMDB/Movie',
    role: 'administrator',
    toInput: seriesLinkInput,
    stale: seriesAndCards,
  }),
} as const;
