import type { Library } from './library.ts';
import { type TmdbWork, tmdbMovie, tmdbShow } from './tmdb.ts';
import type { Episode, Series } from './types.ts';

/** The series that are linked to a show, by AniDB's number. */
export function seriesOfShow(library: Library, show: number): Series[] {
  return [...library.series.values()]
    .filter((series) => series.tmdbShows.includes(show))
    .sort((a, b) => a.anidb - b.anidb);
}

/** The episodes that are linked to any of the given ones of a show. */
export function episodesLinkedTo(library: Library, show: number, ids: Iterable<number>): Episode[] {
  const wanted = new Set(ids);
  return seriesOfShow(library, show).flatMap(({ episodes }) =>
    episodes.filter((episode) => episode.tmdbEpisodes.some((id) => wanted.has(id))),
  );
}

/** The episodes that are linked to a movie. */
export function episodesOfMovie(library: Library, movie: number): Episode[] {
  return [...library.series.values()]
    .filter((series) => series.tmdbMovies.includes(movie))
    .flatMap(({ episodes }) => episodes.filter((episode) => episode.tmdbMovies.includes(movie)));
}

/** A show that the server has fetched. */
export function fetchedShow(library: Library, id: number): TmdbWork | undefined {
  return library.tmdbShows.has(id) ? tmdbShow(library, id) : undefined;
}

/** A movie that the server has fetched. */
export function fetchedMovie(library: Library, id: number): TmdbWork | undefined {
  return library.tmdbMovies.has(id) ? tmdbMovie(library, id) : undefined;
}
