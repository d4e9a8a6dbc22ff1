import { hash, pickBy } from '../generate/random.ts';
import { descriptionSentences } from '../generate/words.ts';
import { englishTitle, episodeName } from '../model/seriesText.ts';
import type { Episode, Series } from '../model/types.ts';
import { isoDay, isoMoment, timeSpan } from './times.ts';
import type { View } from './view.ts';

const genres = ['Animation', 'Sci-Fi & Fantasy', 'Action & Adventure', 'Comedy', 'Drama', 'Mystery'];

function rating(number: number) {
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

/** When the library's TMDB data was last fetched. */
const fetched = Date.UTC(2026, 10, 21, 5, 38, 33);

function presentTmdbShow(show: number, series: Series) {
  const number = hash(show, 821);
  const episodes = series.episodes.filter((episode) => episode.tmdbEpisodes.length > 0);
  return {
    ID: show,
    AlternateOrderingID: String(show),
    TvdbID: null,
    Title: englishTitle(series.anidb),
    Overview: overview(number),
    OriginalLanguage: 'ja',
    IsRestricted: series.restricted,
    UserRating: rating(number),
    Genres: ['Animation', pickBy(genres.slice(1), number >>> 3)],
    EpisodeCount: episodes.length,
    HiddenEpisodeCount: 0,
    SeasonCount: 1,
    AlternateOrderingCount: 0,
    FirstAiredAt: isoDay(series.airDay),
    LastAiredAt: isoDay(series.endDay ?? series.airDay),
    CreatedAt: isoMoment(fetched),
    LastUpdatedAt: isoMoment(fetched),
  };
}

export function presentTmdbMovie(movie: number, series: Series) {
  const number = hash(movie, 822);
  return {
    ID: movie,
    CollectionID: number % 3 === 0 ? 90000 + (number % 900) : null,
    ImdbMovieID: null,
    Title: englishTitle(series.anidb),
    Overview: overview(number),
    OriginalLanguage: 'ja',
    IsRestricted: series.restricted,
    IsVideo: false,
    UserRating: { ...rating(number), Type: 'User' },
    Runtime: timeSpan((60 + (number % 70)) * 60),
    Genres: ['Animation', pickBy(genres.slice(1), number >>> 3)],
    ReleasedAt: isoDay(series.airDay),
    CreatedAt: isoMoment(fetched),
    LastUpdatedAt: isoMoment(fetched),
  };
}

const seasonOf = (episode: Episode) =>
  episode.type === 'Special' ? 0 : Math.max(1, episode.series.tmdbSeason);

export function presentTmdbEpisode(tmdb: number, episode: Episode) {
  const number = hash(tmdb, 823);
  const show = episode.series.tmdbShows[0] ?? 0;
  const season = seasonOf(episode);
  return {
    ID: tmdb,
    SeasonID: String(show * 50 + season),
    ShowID: show,
    AlternateOrderingID: String(show),
    TvdbEpisodeID: null,
    Title: episodeName(episode),
    Overview: pickBy(descriptionSentences, number),
    IsHidden: false,
    EpisodeNumber: episode.number,
    SeasonNumber: season,
    UserRating: { ...rating(number), Votes: number % 90 },
    Runtime: timeSpan(Math.floor(episode.length / 60) * 60),
    AiredAt: isoDay(episode.airDay),
    CreatedAt: isoMoment(fetched),
    LastUpdatedAt: isoMoment(fetched),
  };
}

/** The shows and films a series is linked to. */
export function presentTmdbData(_view: View, series: Series) {
  return {
    Shows: series.tmdbShows.map((show) => presentTmdbShow(show, series)),
    Movies: series.tmdbMovies.map((movie) => presentTmdbMovie(movie, series)),
  };
}

/** The seasons of TMDB's shows that a series' episodes stand in. */
export function presentTmdbSeasons(series: Series) {
  const [show] = series.tmdbShows;
  if (show === undefined) return [];
  const linked = series.episodes.filter((episode) => episode.tmdbEpisodes.length > 0);
  const seasons = new Map<number, number>();
  for (const episode of linked) {
    const season = seasonOf(episode);
    seasons.set(season, (seasons.get(season) ?? 0) + 1);
  }
  return [...seasons]
    .sort(([a], [b]) => a - b)
    .map(([season, count]) => ({
      ID: String(show * 50 + season),
      ShowID: show,
      AlternateOrderingID: String(show),
      Title: season === 0 ? 'Specials' : `Season ${season}`,
      Overview: pickBy(descriptionSentences, hash(show, 824, season)),
      SeasonNumber: season,
      EpisodeCount: count,
      HiddenEpisodeCount: 0,
      IsLocked: false,
      CreatedAt: isoMoment(fetched),
      LastUpdatedAt: isoMoment(fetched),
    }));
}
