import { hash, pickBy } from '../generate/random.ts';
import { descriptionSentences } from '../generate/words.ts';
import type { Library } from '../model/library.ts';
import { type TmdbEpisode, type TmdbWork, tmdbEpisode, tmdbMovie, tmdbShow } from '../model/tmdb.ts';
import type { TmdbLink } from '../model/tmdbMatching.ts';
import { orderedEpisodes, orderingOf, orderingsOf, type TmdbOrdering } from '../model/tmdbOrderings.ts';
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

/** What TMDB says about a show or a movie, in every answer that contains it. */
export function tmdbText(id: number, kind: 'Show' | 'Movie') {
  const number = hash(id, kind === 'Show' ? 821 : 822);
  return {
    number,
    overview: overview(number),
    genres: ['Animation', pickBy(genres.slice(1), number >>> 3)],
  };
}

/** When the library's TMDB data was last fetched. */
const fetched = isoMoment(Date.UTC(2026, 10, 21, 5, 38, 33));

export function presentTmdbShow(library: Library, show: TmdbWork, ordering = orderingOf(library, show.id)) {
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

export function presentTmdbOrderings(library: Library, show: number, asked?: string) {
  const used = orderingOf(library, show, asked);
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

/** TMDB has every third movie in a collection. */
export function tmdbCollectionOf(movie: number): number | null {
  const { number } = tmdbText(movie, 'Movie');
  return number % 3 === 0 ? 90000 + (number % 900) : null;
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

/** @param ordering the one whose numbers the episode carries already. */
export function presentTmdbEpisode(episode: TmdbEpisode, ordering: TmdbOrdering) {
  const number = hash(episode.id, 823);
  return {
    ID: episode.id,
    SeasonID: seasonId(episode.show, ordering, episode.season),
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

const seasonId = (show: number, ordering: TmdbOrdering, season: number) =>
  ordering.type === null ? String(show * 50 + season) : `${ordering.id.slice(0, 20)}${1000 + season}`;

/** Those of the given IDs that the server has fetched, as the chosen orderings number them. */
export function presentTmdbEpisodes(library: Library, ids: readonly number[]) {
  const byShow = Map.groupBy(ids, (id) => tmdbEpisode(library, id)?.show ?? 0);
  const found = new Map<number, ReturnType<typeof presentTmdbEpisode>>();
  for (const [show, wanted] of byShow) {
    if (!library.tmdbShows.has(show)) continue;
    const ordering = orderingOf(library, show);
    const set = new Set(wanted);
    for (const one of orderedEpisodes(library, show, ordering)) {
      if (set.has(one.id)) found.set(one.id, presentTmdbEpisode(one, ordering));
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

const fetchedWorks = (library: Library, series: Series) => ({
  shows: series.tmdbShows.flatMap((id) => (library.tmdbShows.has(id) ? (tmdbShow(library, id) ?? []) : [])),
  movies: series.tmdbMovies.flatMap((id) =>
    library.tmdbMovies.has(id) ? (tmdbMovie(library, id) ?? []) : [],
  ),
});

/** The shows and films a series is linked to. */
export function presentTmdbData(library: Library, series: Series) {
  const { shows, movies } = fetchedWorks(library, series);
  return {
    Shows: shows.map((show) => presentTmdbShow(library, show)),
    Movies: movies.map(presentTmdbMovie),
  };
}

/** What TMDB has of one episode. */
export function presentTmdbOfEpisode(library: Library, episode: Episode) {
  const movies = episode.tmdbMovies.filter((id) => library.tmdbMovies.has(id));
  return {
    Episodes: presentTmdbEpisodes(library, episode.tmdbEpisodes),
    Movies: movies.flatMap((id) => tmdbMovie(library, id) ?? []).map(presentTmdbMovie),
  };
}

/** The seasons of a show, of which `counted` says which episodes count. */
export function presentTmdbSeasons(
  library: Library,
  show: number,
  counted: (episode: TmdbEpisode) => boolean = () => true,
) {
  const ordering = orderingOf(library, show);
  const episodes = orderedEpisodes(library, show, ordering).filter(counted);
  const seasons = Map.groupBy(episodes, (one) => one.season);
  return [...seasons].map(([season, list]) => ({
    ID: seasonId(show, ordering, season),
    ShowID: show,
    AlternateOrderingID: ordering.id,
    Title: season === 0 ? 'Specials' : `Season ${season}`,
    Overview: pickBy(descriptionSentences, hash(show, 824, season)),
    SeasonNumber: season,
    EpisodeCount: list.filter((one) => !one.hidden).length,
    HiddenEpisodeCount: list.filter((one) => one.hidden).length,
    IsLocked: false,
    CreatedAt: fetched,
    LastUpdatedAt: fetched,
  }));
}

/** The seasons of TMDB's shows that a series' episodes belong to. */
export function presentSeasonsOfSeries(library: Library, series: Series) {
  const linked = new Set(series.episodes.flatMap((episode) => episode.tmdbEpisodes));
  return series.tmdbShows.flatMap((show) => presentTmdbSeasons(library, show, (one) => linked.has(one.id)));
}

/** How an episode is linked to one of TMDB. */
export const presentTmdbLink = ({ episode, show, tmdb, index, rating }: TmdbLink) => ({
  AnidbAnimeID: episode.series.anidb,
  AnidbEpisodeID: episode.anidb,
  TmdbShowID: show,
  TmdbEpisodeID: tmdb,
  Index: index,
  Rating: rating,
});
