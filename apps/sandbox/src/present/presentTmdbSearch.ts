import { hash } from '../generate/random.ts';
import type { TmdbWork } from '../model/tmdb.ts';
import { tmdbRating, tmdbText } from './presentTmdb.ts';
import { isoDay } from './times.ts';

/** TMDB's pictures are not there to be shown, so their place is taken by some of the sandbox's own. */
const picture = (kind: 'Poster' | 'Backdrop', id: number) =>
  `/api/v3/Image/TMDB/${kind}/${1 + (hash(id, 851) % 9000)}`;

function presentRemote({ id, title, originalTitle }: TmdbWork, kind: 'Show' | 'Movie') {
  const text = tmdbText(id, kind);
  return {
    ID: id,
    Title: title,
    OriginalTitle: originalTitle,
    OriginalLanguage: 'ja',
    Overview: text.overview,
    Poster: hash(id, 852) % 15 === 0 ? null : picture('Poster', id),
    Backdrop: hash(id, 853) % 3 === 0 ? null : picture('Backdrop', id),
    UserRating: tmdbRating(text.number),
    Genres: text.genres,
  };
}

/** A show as TMDB's own search answers it. */
export function presentRemoteShow(show: TmdbWork) {
  return { ...presentRemote(show, 'Show'), FirstAiredAt: isoDay(show.firstDay) };
}

/** A movie as TMDB's own search answers it. */
export function presentRemoteMovie(movie: TmdbWork) {
  return {
    ...presentRemote(movie, 'Movie'),
    IsRestricted: movie.restricted,
    IsVideo: false,
    ReleasedAt: isoDay(movie.firstDay),
  };
}
