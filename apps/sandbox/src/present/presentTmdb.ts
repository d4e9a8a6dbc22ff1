import { hash, pickBy } from '../generate/random.ts';
import { descriptionSentences } from '../generate/words.ts';
import type { Library } from '../model/library.ts';
import type { TmdbWork } from '../model/tmdb.ts';
import { fetchedMovie, fetchedShow } from '../model/tmdbLinked.ts';
import {
  fetchedEpisodes,
  type OrderedEpisode,
  type OrderedShow,
  orderedEpisodes,
  orderingOf,
  orderingsOf,
  type TmdbOrdering,
} from '../model/tmdbOrderings.ts';
import { seasonIdOf, seasonTitle, type TmdbSeason } from '../model/tmdbSeasons.ts';
import type { Episode, Series } from '../model/types.ts';
import { isoDay, isoMoment, timeSpan } from './times.ts';

const genres = ['Animation', 'Sci-Fi & Fantasy', 'Action & Adventure', 'Comedy', 'Drama', 'Mystery'];

export function tmdbRating(number: number) {
  return {
    Value: (number % 100) / 10,
    MaxValue: 10,
    Source: 'TMDB',
    Votes: (number >>> 8) % 2600,
    Type: null,
  };
}

const overview = (number: number) =>
  `${pickBy(descriptionSentences, number)} ${pickBy(descriptionSentences, number >>> 7)}`;

/** Part of every answer with a show or movie. */
export function tmdbText(id: number, kind: 'Show' | 'Movie') {
  const number = hash(id, kind === 'Show' ? 821 : 822);
  return {
    number,
    overview: overview(number),
    genres: ['Animation', pickBy(genres.slice(1), number >>> 3)],
  };
}

/** When TMDB data was last fetched. */
const fetched = isoMoment(Date.UTC(2026, 10, 21, 5, 38, 33));

export function presentTmdbShow(library: Library, { show, ordering }: OrderedShow) {
  const text = tmdbText(show.id, 'Show');
  const counts = countsOf(library, show.id, ordering);
  return {
    ID: show.id,
    AlternateOrderingID: ordering.id,
    TvdbID: null,
    Title: show.title,
    Overview: text.overview,
    OriginalLanguage: 'ja',
    IsRestricted: show.restricted,
    UserRating: tmdbRating(text.number),
    Genres: text.genres,
    ...counts,
    AlternateOrderingCount: orderingsOf(show.id).length - 1,
    FirstAiredAt: isoDay(show.firstDay),
    LastAiredAt: isoDay(show.lastDay),
    CreatedAt: fetched,
    LastUpdatedAt: fetched,
  };
}

function countsOf(library: Library, show: number, ordering: TmdbOrdering) {
  const episodes = orderedEpisodes(library, show, ordering);
  return {
    EpisodeCount: episodes.filter((one) => !one.hidden).length,
    HiddenEpisodeCount: episodes.filter((one) => one.hidden).length,
    SeasonCount: new Set(episodes.filter((one) => one.season > 0).map((one) => one.season)).size,
  };
}

export function presentTmdbOrderings(library: Library, show: number, used: TmdbOrdering) {
  const preferred = orderingOf(library, show);
  return orderingsOf(show).map((ordering) => ({
    OrderingID: ordering.id,
    ...(ordering.type === null ? {} : { OrderingType: ordering.type }),
    OrderingName: ordering.name,
    ...countsOf(library, show, ordering),
    IsDefault: ordering.type === null,
    IsPreferred: ordering.id === preferred.id,
    InUse: ordering.id === used.id,
  }));
}

/** TMDB has most movies in a collection. */
export function tmdbCollectionOf(movie: number): number | null {
  const { number } = tmdbText(movie, 'Movie');
  return number % 3 === 0 ? null : 90000 + (number % 900);
}

export function presentTmdbMovie(movie: TmdbWork) {
  const text = tmdbText(movie.id, 'Movie');
  return {
    ID: movie.id,
    CollectionID: tmdbCollectionOf(movie.id),
    ImdbMovieID: null,
    Title: movie.title,
    Overview: text.overview,
    OriginalLanguage: 'ja',
    IsRestricted: movie.restricted,
    IsVideo: false,
    UserRating: { ...tmdbRating(text.number), Type: 'User' },
    Runtime: timeSpan((60 + (text.number % 70)) * 60),
    Genres: text.genres,
    ReleasedAt: isoDay(movie.firstDay),
    CreatedAt: fetched,
    LastUpdatedAt: fetched,
  };
}

export function presentTmdbEpisode({ episode, ordering }: OrderedEpisode) {
  const number = hash(episode.id, 823);
  return {
    ID: episode.id,
    SeasonID: seasonIdOf(episode.show, ordering, episode.season),
    ShowID: episode.show,
    AlternateOrderingID: ordering.id,
    TvdbEpisodeID: null,
    Title: episode.title,
    Overview: pickBy(descriptionSentences, number),
    IsHidden: episode.hidden,
    EpisodeNumber: episode.number,
    SeasonNumber: episode.season,
    UserRating: { ...tmdbRating(number), Votes: number % 90 },
    Runtime: timeSpan(Math.floor(episode.length / 60) * 60),
    AiredAt: isoDay(episode.airDay),
    CreatedAt: fetched,
    LastUpdatedAt: fetched,
  };
}

/** In each ordering of its show. */
export function presentEpisodeOrderings(library: Library, { episode, ordering: used }: OrderedEpisode) {
  const { id, show } = episode;
  const preferred = orderingOf(library, show);
  return orderingsOf(show).flatMap((ordering) => {
    const placed = orderedEpisodes(library, show, ordering).find((one) => one.id === id);
    if (placed === undefined) return [];
    return {
      OrderingID: ordering.id,
      ...(ordering.type === null ? {} : { OrderingType: ordering.type }),
      OrderingName: ordering.name,
      SeasonID: seasonIdOf(show, ordering, placed.season),
      SeasonName: seasonTitle(placed.season),
      SeasonNumber: placed.season,
      EpisodeNumber: placed.number,
      IsDefault: ordering.type === null,
      IsPreferred: ordering.id === preferred.id,
      InUse: ordering.id === used.id,
    };
  });
}

export function presentTmdbSeason({ id, show, ordering, number, episodes }: TmdbSeason) {
  return {
    ID: id,
    ShowID: show,
    AlternateOrderingID: ordering.id,
    Title: seasonTitle(number),
    Overview: pickBy(descriptionSentences, hash(show, 824, number)),
    SeasonNumber: number,
    EpisodeCount: episodes.filter((one) => !one.hidden).length,
    HiddenEpisodeCount: episodes.filter((one) => one.hidden).length,
    IsLocked: false,
    CreatedAt: fetched,
    LastUpdatedAt: fetched,
  };
}

export function presentTmdbData(library: Library, { tmdbShows, tmdbMovies }: Series) {
  return {
    Shows: tmdbShows
      .flatMap((id) => fetchedShow(library, id) ?? [])
      .map((show) => presentTmdbShow(library, { show, ordering: orderingOf(library, show.id) })),
    Movies: tmdbMovies.flatMap((id) => fetchedMovie(library, id) ?? []).map(presentTmdbMovie),
  };
}

export function presentTmdbOfEpisode(library: Library, { tmdbEpisodes, tmdbMovies }: Episode) {
  return {
    Episodes: fetchedEpisodes(library, tmdbEpisodes).map(presentTmdbEpisode),
    Movies: tmdbMovies.flatMap((id) => fetchedMovie(library, id) ?? []).map(presentTmdbMovie),
  };
}
