import type { Library } from './library.ts';
import { type TmdbWork, tmdbMovie, tmdbShow } from './tmdb.ts';
import type { Episode, Series } from './types.ts';

/** In order of AniDB ID. */
export function seriesOfShow(library: Library, show: number): Series[] {
  return [...library.series.values()]
    .filter((series) => series.tmdbShows.includes(show))
    .sort((a, b) => a.anidb - b.anidb);
}

export function episodesLinkedTo(library: Library, show: number, ids: Iterable<number>): Episode[] {
  const wanted = new Set(ids);
  return seriesOfShow(library, show).flatMap(({ episodes }) =>
    episodes.filter((episode) => episode.tmdbEpisodes.some((id) => wanted.has(id))),
  );
}

export function episodesOfMovie(library: Library, movie: number): Episode[] {
  return [...library.series.values()]
    .filter((series) => series.tmdbMovies.includes(movie))
    .flatMap(({ episodes }) => episodes.filter((episode) => episode.tmdbMovies.includes(movie)));
}

export function fetchedShow(library: Library, id: number): TmdbWork | undefined {
  return library.tmdbShows.has(id) ? tmdbShow(library, id) : undefined;
}

export function fetchedMovie(library: Library, id: number): TmdbWork | undefined {
  return library.tmdbMovies.has(id) ? tmdbMovie(library, id) : undefined;
}
