import { hash, pickBy } from '../generate/random.ts';
import { englishAdjectives } from '../generate/words.ts';
import type { Library } from './library.ts';
import { englishTitle, episodeTitlesOf } from './seriesText.ts';
import type { AnimeType, Day, Episode, Series, TmdbHome } from './types.ts';

/** A TMDB show or movie, titled after the series that belong to it. */
export interface TmdbWork {
  readonly id: number;
  readonly title: string;
  readonly originalTitle: string;
  readonly restricted: boolean;
  readonly firstDay: Day | null;
  readonly lastDay: Day | null;
  /** Series of the collection that it is about, oldest first. */
  readonly homes: readonly [Series, ...Series[]];
}

/** In TMDB's own order of seasons. */
export interface TmdbEpisode {
  readonly id: number;
  readonly show: number;
  /** 0 for specials. */
  readonly season: number;
  readonly number: number;
  readonly title: string;
  readonly airDay: Day | null;
  /** In seconds. */
  readonly length: number;
  readonly hidden: boolean;
}

/** TMDB's episode IDs are the server's own plus a constant, as recorded. */
const firstEpisode = 5000000;
const firstUnlinkedShow = 10000000;
const firstUnlinkedMovie = 20000000;

/** Where TMDB has a series: its initial link, else an entry that isn't linked yet. */
export function homeOnTmdb(
  type: AnimeType,
  anidb: number,
  linked: { readonly tmdbShow: number | null; readonly tmdbMovies: readonly number[] },
): TmdbHome {
  const isMovie = type === 'Movie';
  return {
    show: linked.tmdbShow ?? (isMovie ? null : firstUnlinkedShow + anidb),
    movies: linked.tmdbMovies.length > 0 || !isMovie ? linked.tmdbMovies : [firstUnlinkedMovie + anidb],
  };
}

interface Catalogue {
  /** Number of series it was built from; it is rebuilt when one joins. */
  readonly size: number;
  readonly shows: Map<number, Series[]>;
  readonly movies: Map<number, Series[]>;
  readonly episodes: Map<number, readonly TmdbEpisode[]>;
}

const catalogues = new WeakMap<Library, Catalogue>();

function catalogueOf(library: Library): Catalogue {
  const size = library.series.size + library.formerSeries.size;
  const known = catalogues.get(library);
  if (known !== undefined && known.size === size) return known;
  const made: Catalogue = { size, shows: new Map(), movies: new Map(), episodes: new Map() };
  const all = [...library.series.values(), ...library.formerSeries.values()];
  const put = (map: Map<number, Series[]>, id: number, series: Series) => {
    const list = map.get(id);
    if (list === undefined) map.set(id, [series]);
    else list.push(series);
  };
  for (const series of all.sort((a, b) => (a.airDay ?? 0) - (b.airDay ?? 0) || a.id - b.id)) {
    if (series.tmdbHome.show !== null) put(made.shows, series.tmdbHome.show, series);
    for (const movie of series.tmdbHome.movies) put(made.movies, movie, series);
  }
  catalogues.set(library, made);
  return made;
}

function workOf(id: number, homes: readonly Series[] | undefined): TmdbWork | undefined {
  const [first, ...more] = homes ?? [];
  if (first === undefined) return undefined;
  const last = more.at(-1) ?? first;
  return {
    id,
    title: englishTitle(first.anidb),
    originalTitle: first.title,
    restricted: first.restricted,
    firstDay: first.airDay,
    lastDay: last.endDay ?? last.airDay,
    homes: [first, ...more],
  };
}

/** Fetched or not. */
export function tmdbShow(library: Library, id: number): TmdbWork | undefined {
  return workOf(id, catalogueOf(library).shows.get(id));
}

/** Fetched or not. */
export function tmdbMovie(library: Library, id: number): TmdbWork | undefined {
  return workOf(id, catalogueOf(library).movies.get(id));
}

const seasonOf = (series: Series) => Math.max(1, series.tmdbSeason);

/** Specials cover all series of the show. */
export function homesOfSeason({ homes }: TmdbWork, season: number): readonly Series[] {
  return season === 0 ? homes : homes.filter((series) => seasonOf(series) === season);
}

export function* tmdbWorks(library: Library, kind: 'Show' | 'Movie'): Generator<TmdbWork> {
  const catalogue = catalogueOf(library);
  for (const [id, homes] of kind === 'Show' ? catalogue.shows : catalogue.movies) {
    const work = workOf(id, homes);
    if (work !== undefined) yield work;
  }
}

/** Mostly AniDB's, sometimes slightly or completely different. */
function titleOf(episode: Episode): string {
  const title = episodeTitlesOf(episode)[0]?.name ?? '';
  const number = hash(episode.id, 831);
  if (number % 12 === 0) return `${title}, Part One`;
  if (number % 12 === 1) return `${pickBy(englishAdjectives, number >>> 6)} Episode ${episode.number}`;
  return title;
}

/** Mostly AniDB's, sometimes a day off, a season off, or missing. */
function airDayOf(episode: Episode): Day | null {
  const number = hash(episode.id, 832) % 24;
  if (episode.airDay === null || number === 3) return null;
  return episode.airDay + (number === 0 ? 1 : number === 1 ? 75 : 0);
}

function buildEpisodes(homes: readonly Series[], show: number): TmdbEpisode[] {
  const counts = new Map<number, number>();
  const found: TmdbEpisode[] = [];
  for (const series of homes) {
    for (const episode of series.episodes) {
      if (episode.type !== 'Episode' && episode.type !== 'Special') continue;
      const season = episode.type === 'Special' ? 0 : seasonOf(series);
      const number = (counts.get(season) ?? 0) + 1;
      counts.set(season, number);
      found.push({
        id: firstEpisode + episode.id,
        show,
        season,
        number,
        title: titleOf(episode),
        airDay: airDayOf(episode),
        length: episode.length,
        hidden: season === 0 && hash(episode.id, 833) % 9 === 0,
      });
    }
  }
  return found.sort((a, b) => a.season - b.season || a.number - b.number);
}

/** Specials first, in TMDB's numbering. */
export function episodesOfTmdbShow(library: Library, show: number): readonly TmdbEpisode[] {
  const { shows, episodes } = catalogueOf(library);
  let list = episodes.get(show);
  if (list === undefined) {
    list = buildEpisodes(shows.get(show) ?? [], show);
    episodes.set(show, list);
  }
  return list;
}

function sourceOf(library: Library, id: number): Episode | undefined {
  const own = library.episodes.get(id - firstEpisode);
  if (own !== undefined) return own;
  for (const series of library.formerSeries.values()) {
    const episode = series.episodes.find((one) => one.id === id - firstEpisode);
    if (episode !== undefined) return episode;
  }
  return undefined;
}

/** Fetched or not. */
export function tmdbEpisode(library: Library, id: number): TmdbEpisode | undefined {
  const show = sourceOf(library, id)?.series.tmdbHome.show ?? null;
  return show === null ? undefined : episodesOfTmdbShow(library, show).find((one) => one.id === id);
}

export function showsOfEpisode(library: Library, { tmdbEpisodes }: Episode): number[] {
  return [...new Set(tmdbEpisodes.flatMap((id) => tmdbEpisode(library, id)?.show ?? []))];
}
