import { hash } from '../generate/random.ts';
import { blankSeries } from './blankSeries.ts';
import type { Library } from './library.ts';
import { homeOnTmdb } from './tmdb.ts';
import type { Episode, Moment, OutsideAnime, Series } from './types.ts';

function highest(ids: Iterable<number>): number {
  let last = 0;
  for (const id of ids) if (id > last) last = id;
  return last;
}

function lastSeriesId(library: Library): number {
  return Math.max(
    highest(library.series.keys()),
    highest([...library.formerSeries.values()].map(({ id }) => id)),
  );
}

function lastEpisodeId(library: Library): number {
  const former = [...library.formerSeries.values()].flatMap(({ episodes }) => episodes.map(({ id }) => id));
  return Math.max(highest(library.episodes.keys()), highest(former));
}

function seriesOf(library: Library, anime: OutsideAnime, now: Moment): Series {
  const number = hash(anime.anidb, 801);
  const count = 1 + (number % 26);
  const episodes: Episode[] = [];
  const series: Series = {
    ...blankSeries,
    id: lastSeriesId(library) + 1,
    anidb: anime.anidb,
    groupId: 0,
    title: anime.title,
    type: anime.type,
    airDay: anime.airDay,
    endDay: anime.airDay + (number % 12) * 7,
    rating: 300 + (number % 600),
    votes: 1 + ((number >>> 8) % 900),
    restricted: anime.restricted,
    userTagIds: new Set(),
    tmdbHome: homeOnTmdb(anime.type, anime.anidb, { tmdbShow: null, tmdbMovies: [] }),
    relations: [],
    episodes,
    created: now,
    updated: now,
  };
  const first = lastEpisodeId(library) + 1;
  for (let index = 0; index < count; index += 1) {
    episodes.push({
      id: first + index,
      anidb: 200000 + first + index,
      series,
      type: 'Episode',
      number: index + 1,
      airDay: anime.airDay + index * 7,
      length: 1440,
      hidden: false,
      overrideTitle: null,
      files: [],
      tmdbEpisodes: [],
      tmdbVerified: [],
      tmdbMovies: [],
    });
  }
  return series;
}

/** Keeps AniDB's data of an anime outside the collection, including its episodes. */
export function learnAnime(library: Library, anidb: number, now: Moment): void {
  const outside = library.outsideAnime.get(anidb);
  if (outside === undefined) return;
  library.outsideAnime.delete(anidb);
  library.formerSeries.set(anidb, seriesOf(library, outside, now));
}

/** Adds an anime without files in its own group. @returns undefined if unknown to AniDB or already there */
export function joinSeries(library: Library, anidb: number, now: Moment): Series | undefined {
  if (library.seriesByAnidb.has(anidb)) return undefined;
  const outside = library.outsideAnime.get(anidb);
  const series =
    library.formerSeries.get(anidb) ?? (outside === undefined ? undefined : seriesOf(library, outside, now));
  if (series === undefined) return undefined;
  const group = library.addGroup(now);
  group.seriesIds.push(series.id);
  series.groupId = group.id;
  series.updated = now;
  library.formerSeries.delete(anidb);
  library.outsideAnime.delete(anidb);
  library.series.set(series.id, series);
  library.seriesByAnidb.set(anidb, series);
  for (const episode of series.episodes) library.episodes.set(episode.id, episode);
  library.changed(series);
  library.restructured();
  return series;
}
