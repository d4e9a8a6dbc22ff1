import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { seriesAndCards, seriesKeys } from '../queryKeys.ts';

type Schemas = components['schemas'];

/** A link of an AniDB episode; TMDB's ID is 0 where the user or the server found no match. */
export type TmdbEpisodeLink = Schemas['APIv3.Tmdb.Episode.CrossReference'];
export type TmdbMovieLink = Schemas['APIv3.Tmdb.Movie.CrossReference'];
/** What a series or an episode can be linked to. */
export type TmdbKind = 'Show' | 'Movie';
export type TmdbSuggestion = Schemas['APIv3.Tmdb.Search.AutoMatchResult'];

/** `TmdbID` 0 unlinks; `Replace` belongs on an episode's first row. */
export type TmdbMappingRow = Schemas['APIv3.Shoko.Series.OverrideTmdbEpisodeLinkBody'];

interface OneSeries {
  readonly seriesId: number;
}

const linksOf = ({ seriesId }: OneSeries) => seriesKeys.tmdb(seriesId);

/** Likely matches on TMDB. */
export const tmdbSuggestionsQuery = read({
  path: 'Series/{seriesId}/TMDB/Action/AutoSearch',
  role: 'user',
  keyPrefix: linksOf,
  staleTime: 5 * 60_000,
});

export const tmdbEpisodeLinksQuery = read({
  path: 'Series/{seriesId}/TMDB/Show/CrossReferences/Episode',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: linksOf,
});

/** A preview of linking the show `tmdbShowId`. Existing links stay. */
export const tmdbMatchesQuery = read({
  path: 'Series/{seriesId}/TMDB/Show/CrossReferences/Episode/Auto',
  role: 'administrator',
  defaults: { considerExistingOtherLinks: true, pageSize: 0 },
  keyPrefix: linksOf,
});

export const tmdbMovieLinksQuery = read({
  path: 'Series/{seriesId}/TMDB/Movie/CrossReferences',
  role: 'user',
  keyPrefix: linksOf,
});

interface SeriesLink {
  readonly seriesId: number;
  /** TMDB's ID of the show or movie. */
  readonly tmdbId: number;
}

/** Links a show and all episodes that the server can match. */
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
 * Saves episode links, all or none, and links their shows if needed.
 * @example await saveEpisodeLinks.send({ seriesId, mapping: [{ AniDBID: 220151, TmdbID: 5020152, Replace: true }] });
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
  /** AniDB's ID. */
  readonly episodeId: number;
  /** TMDB's ID. */
  readonly movieId: number;
}

const movieLinkInput = ({ seriesId, episodeId, movieId }: MovieLink) => ({
  seriesId,
  body: { ID: movieId, EpisodeID: episodeId },
});

export const linkEpisodeToMovie = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Movie',
  role: 'administrator',
  toInput: movieLinkInput,
  stale: seriesAndCards,
});

export const unlinkEpisodeFromMovie = write({
  method: 'DELETE',
  path: 'Series/{seriesId}/TMDB/Movie',
  role: 'administrator',
  toInput: movieLinkInput,
  stale: seriesAndCards,
});

const seriesLinkInput = ({ seriesId, tmdbId }: SeriesLink) => ({ seriesId, body: { ID: tmdbId } });

/** Unlinks a show or movie from a series and all its episodes. */
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
