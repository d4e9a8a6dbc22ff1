import { hash } from '../generate/random.ts';
import { anidbPicture, animePoster } from '../model/pictures.ts';
import { descriptionOf, titlesOf } from '../model/seriesText.ts';
import type { OutsideAnime, Relation, RelationType, Series, Title } from '../model/types.ts';
import { presentImage } from './presentImages.ts';
import { isoDay } from './times.ts';
import type { View } from './view.ts';

export function presentTitles(titles: readonly Title[], source: 'AniDB' | 'TMDB') {
  return titles.map(({ name, language, type }, index) => ({
    Name: name,
    Language: language,
    Type: type,
    Default: index === 0,
    Preferred: index === 0,
    Source: source,
  }));
}

interface AnimeExtras {
  readonly relation?: RelationType;
  readonly approval?: { readonly value: number; readonly votes: number };
}

function extrasOf({ isSince6 }: View, { relation, approval }: AnimeExtras) {
  return {
    ...(approval === undefined
      ? {}
      : {
          UserApproval: {
            Value: approval.value,
            MaxValue: 100,
            Source: 'AniDB',
            Votes: approval.votes,
            Type: 'User Approval',
          },
        }),
    ...(relation === undefined ? {} : { Relation: relation, ...(isSince6 ? { Verified: true } : {}) }),
  };
}

/** For a series of the collection. */
export function presentAnime(view: View, series: Series, extras: AnimeExtras = {}) {
  return {
    ID: series.anidb,
    ShokoID: view.library.series.has(series.id) ? series.id : null,
    Type: series.type,
    Title: series.title,
    Titles: presentTitles(titlesOf(series), 'AniDB'),
    Description: descriptionOf(series.anidb),
    AirDate: isoDay(series.airDay),
    EndDate: isoDay(series.endDay),
    Restricted: series.restricted,
    Poster: view.isSince6 && !series.hasAnidbPoster ? null : presentImage(view, animePoster(series)),
    EpisodeCount:
      series.plainEpisodeCount ||
      series.episodes.reduce((sum, { type }) => sum + (type === 'Episode' ? 1 : 0), 0),
    Rating: { Value: series.rating, MaxValue: 1000, Source: 'AniDB', Votes: series.votes, Type: null },
    ...extrasOf(view, extras),
  };
}

/** For an anime outside the collection. */
export function presentOutsideAnime(view: View, anime: OutsideAnime, extras: AnimeExtras = {}) {
  const number = hash(anime.anidb, 801);
  return {
    ID: anime.anidb,
    ShokoID: null,
    Type: anime.type,
    Title: anime.title,
    Titles: presentTitles(titlesOf(anime), 'AniDB'),
    Description: descriptionOf(anime.anidb),
    AirDate: isoDay(anime.airDay),
    EndDate: isoDay(anime.airDay + (number % 12) * 7),
    Restricted: anime.restricted,
    // Images outside the collection are never downloaded.
    Poster: presentImage(view, { ...anidbPicture('Poster', anime.anidb), available: false }),
    EpisodeCount: 1 + (number % 26),
    Rating: {
      Value: 300 + (number % 600),
      MaxValue: 1000,
      Source: 'AniDB',
      Votes: 1 + ((number >>> 8) % 900),
      Type: null,
    },
    ...extrasOf(view, extras),
  };
}

/** For an anime that was never fetched from AniDB: only its name is known, which comes with the list of all names. */
export function presentNamedAnime(view: View, anime: OutsideAnime, extras: AnimeExtras) {
  const { ID, ShokoID, Title, Titles, Restricted, Poster } = presentOutsideAnime(view, anime);
  return {
    ID,
    ShokoID,
    Type: 'Unknown',
    Title,
    Titles,
    AirDate: null,
    EndDate: null,
    Restricted,
    Poster,
    EpisodeCount: null,
    ...extrasOf(view, extras),
  };
}

/** Undefined if AniDB doesn't know it. */
export function presentAnimeById(view: View, anidb: number, extras: AnimeExtras = {}) {
  const series = view.library.seriesByAnidb.get(anidb);
  if (series !== undefined) return presentAnime(view, series, extras);
  const former = view.library.formerSeries.get(anidb);
  if (former !== undefined) return presentAnime(view, former, extras);
  const outside = view.library.outsideAnime.get(anidb);
  return outside === undefined ? undefined : presentOutsideAnime(view, outside, extras);
}

export function presentRelation(view: View, series: Series, { anidb, type }: Relation) {
  return {
    IDs: { Shoko: series.id, AniDB: series.anidb },
    RelatedIDs: { Shoko: view.library.seriesByAnidb.get(anidb)?.id ?? null, AniDB: anidb },
    Type: type,
    Source: 'AniDB',
    ...(view.isSince6 ? { Verified: true } : {}),
  };
}
