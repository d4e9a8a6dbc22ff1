import { seasonsOf } from '../model/seasons.ts';
import { descriptionOf } from '../model/seriesText.ts';
import type { Series } from '../model/types.ts';
import type { Vote } from '../model/userData.ts';
import { presentAnime } from './presentAnime.ts';
import { presentDefaultImages } from './presentImages.ts';
import { presentSizes } from './presentSizes.ts';
import { presentTmdbData } from './presentTmdb.ts';
import { presentYearlySeason } from './presentYearlySeason.ts';
import { isoMoment, weekdayOf } from './times.ts';
import type { View } from './view.ts';

export interface SeriesParts {
  readonly randomImages?: boolean;
  readonly dataFrom?: ReadonlySet<string>;
}

function linksBefore6({ anidb }: Series) {
  const list = [];
  if (anidb % 10 !== 3)
    list.push({ Type: 'source', Name: 'Official Site (JP)', URL: `https://example.invalid/jp/${anidb}` });
  if (anidb % 4 === 0)
    list.push({ Type: 'streaming', Name: 'Crunchyroll', URL: `https://crunchyroll.com/series/G${anidb}` });
  if (anidb % 3 === 0)
    list.push({ Type: 'foreign-metadata', Name: 'syoboi', URL: `https://cal.syoboi.jp/tid/${anidb}/time` });
  if (anidb % 5 !== 1) {
    list.push({
      Type: 'english-metadata',
      Name: 'AnimeNewsNetwork',
      URL: `https://www.animenewsnetwork.com/encyclopedia/php?id=${anidb + 5}`,
    });
  }
  return list;
}

const linkTypesSince6: Readonly<Record<string, string>> = {
  source: 'Website',
  streaming: 'Streaming',
  'foreign-metadata': 'CrossReference',
  'english-metadata': 'CrossReference',
};

function links({ isSince6 }: View, series: Series) {
  const links = linksBefore6(series);
  if (!isSince6) return links;
  return links.map((link) => ({
    ...link,
    Type: linkTypesSince6[link.Type],
    LanguageCode: link.Type === 'source' ? 'ja' : null,
  }));
}

export function presentVote(vote: Vote | undefined) {
  return vote === undefined
    ? null
    : { Value: vote.value, MaxValue: 10, Source: 'User', Votes: 0, Type: vote.type };
}

function presentSeriesIds(view: View, series: Series) {
  return {
    ParentGroup: series.groupId,
    TopLevelGroup: view.library.topLevelOf(view.library.groupOf(series)).id,
    AniDB: series.anidb,
    TvDB: [],
    IMDB: [],
    TMDB: { Movie: [...series.tmdbMovies], Show: [...series.tmdbShows] },
    ...(view.isOld ? { TraktTv: [] } : {}),
    MAL: [...series.mal],
    ID: series.id,
  };
}

export function presentSeries(view: View, series: Series, parts: SeriesParts = {}) {
  const airsWeekly = series.type === 'TV' || series.type === 'Web';
  return {
    IDs: presentSeriesIds(view, series),
    HasCustomName: series.overrideTitle !== null,
    Description: descriptionOf(series.anidb),
    ...(view.isSince6 ? { IsFavorite: view.library.userData(view.visitor.id).favorites.has(series.id) } : {}),
    Images: presentDefaultImages(view, series, parts.randomImages ?? false),
    UserRating: presentVote(view.library.userData(view.visitor.id).seriesVotes.get(series.id)),
    AirsOn: airsWeekly && series.airDay !== null ? [weekdayOf(series.airDay)] : [],
    YearlySeasons: seasonsOf(series, view.today()).map(presentYearlySeason),
    Links: links(view, series),
    Sizes: presentSizes(view, [series]),
    Created: isoMoment(series.created),
    Updated: isoMoment(series.updated),
    ...(parts.dataFrom?.has('AniDB') ? { AniDB: presentAnime(view, series) } : {}),
    ...(parts.dataFrom?.has('TMDB') ? { TMDB: presentTmdbData(view.library, series) } : {}),
    Name: view.library.seriesName(series),
    Size: view.sizes.ofSeries(series).withFiles,
  };
}
