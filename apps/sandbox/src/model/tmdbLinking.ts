import type { Library } from './library.ts';
import { showsOfEpisode, tmdbEpisode } from './tmdb.ts';
import { linksOf, type TmdbLink } from './tmdbMatching.ts';
import type { Episode, Series } from './types.ts';

/** @returns whether it was new */
export function linkShow(series: Series, show: number): boolean {
  if (series.tmdbShows.includes(show)) return false;
  series.tmdbShows = [...series.tmdbShows, show];
  return true;
}

/** Links an episode, and thereby its series. */
export function linkMovie(series: Series, episode: Episode, movie: number, replace: boolean): void {
  const others = replace ? [] : episode.tmdbMovies.filter((one) => one !== movie);
  episode.tmdbMovies = [...others, movie];
  const used = new Set(series.episodes.flatMap((one) => one.tmdbMovies));
  series.tmdbMovies = [...new Set([...series.tmdbMovies, movie])].filter((one) => used.has(one));
}

/** A user's link is verified; 0 links the episode to nothing. */
export function setEpisodeLink(
  episode: Episode,
  tmdb: number,
  { replace, index }: { readonly replace: boolean; readonly index: number | undefined },
): void {
  if (tmdb === 0) {
    episode.tmdbEpisodes = [];
    episode.tmdbVerified = [0];
    return;
  }
  const others = replace ? [] : episode.tmdbEpisodes.filter((one) => one !== tmdb);
  episode.tmdbEpisodes = others.toSpliced(index ?? others.length, 0, tmdb);
  episode.tmdbVerified = replace ? [tmdb] : [...episode.tmdbVerified.filter((one) => one !== 0), tmdb];
}

export function forgetEpisodeLinks(series: Series): void {
  for (const episode of series.episodes) {
    episode.tmdbEpisodes = [];
    episode.tmdbVerified = [];
  }
}

/** Stores automatic matches; links that a user verified stay verified. */
export function keepMatches(library: Library, links: readonly TmdbLink[]): void {
  const byEpisode = Map.groupBy(links, (link) => link.episode);
  for (const [episode, rows] of byEpisode) {
    const verified = linksOf(library, episode).filter((link) => link.rating === 'UserVerified');
    episode.tmdbEpisodes = rows.filter((row) => row.tmdb !== 0).map((row) => row.tmdb);
    episode.tmdbVerified = verified.map((link) => link.tmdb);
  }
}

/** Unlinks a show, or all if 0, with its episodes. */
export function unlinkShow(library: Library, series: Series, show: number): void {
  series.tmdbShows = series.tmdbShows.filter((one) => show !== 0 && one !== show);
  for (const episode of series.episodes) {
    const isKept = (id: number) => show !== 0 && tmdbEpisode(library, id)?.show !== show;
    if (show !== 0 && !showsOfEpisode(library, episode).includes(show)) continue;
    episode.tmdbEpisodes = episode.tmdbEpisodes.filter(isKept);
    episode.tmdbVerified = episode.tmdbVerified.filter((id) => id !== 0 && isKept(id));
  }
}

/** Unlinks a movie, or all if 0, from one episode (AniDB ID), or from all if 0. */
export function unlinkMovie(series: Series, movie: number, episode: number): void {
  const isKept = (link: number) => movie !== 0 && link !== movie;
  for (const one of series.episodes) {
    if (episode === 0 || one.anidb === episode) one.tmdbMovies = one.tmdbMovies.filter(isKept);
  }
  series.tmdbMovies = series.tmdbMovies.filter(
    (link) => isKept(link) || (episode !== 0 && series.episodes.some((one) => one.tmdbMovies.includes(link))),
  );
}
