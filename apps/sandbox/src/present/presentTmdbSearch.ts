import { hash } from '../generate/random.ts';
import type { TmdbWork } from '../model/tmdb.ts';
import { tmdbRating, tmdbText } from './presentTmdb.ts';
import { isoDay } from './times.ts';

/** TMDB's images can't be shown, so the sandbox's own take their place. */
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

export function presentRemoteShow(show: TmdbWork) {
  return { ...presentRemote(show, 'Show'), FirstAiredAt: isoDay(show.firstDay) };
}

export function presentRemoteMovie(movie: TmdbWork) {
  return {
    ...presentRemote(movie, 'Movie'),
    IsRestricted: movie.restricted,
    IsVideo: false,
    ReleasedAt: isoDay(movie.firstDay),
  };
}
