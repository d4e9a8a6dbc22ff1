import { bodyField, numbersIn } from '../http/query.ts';
import { castOf } from '../model/people.ts';
import { seasonsOf } from '../model/seasons.ts';
import type { Series, SeriesTag } from '../model/types.ts';
import { presentFileSummary, summaryCriteria } from '../present/fileSummary.ts';
import { presentCreator } from '../present/presentCast.ts';
import { passesTagFilter, presentAnidbTag } from '../present/presentTag.ts';
import { isoDay, timeSpan } from '../present/times.ts';
import { episodeTypeName, episodeTypeNames, type View } from '../present/view.ts';
import { seriesInPath } from './access.ts';
import type { Api } from './api.ts';

/** Of a regular episode, in whole minutes. */
function runtime(series: Series): string | null {
  const episode = series.episodes.find(({ type }) => type === 'Episode');
  return episode === undefined ? null : timeSpan(Math.floor(episode.length / 60) * 60);
}

function sourceMaterial(series: Series): string {
  const tag = series.tags.find((one) => one.tag.kind === 'Source')?.tag.name ?? 'original work';
  return tag.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

function presentSeriesExtra(view: View, series: Series) {
  const cast = castOf(view.library, series);
  const [season] = seasonsOf(series, view.today());
  const people = (role: string) =>
    cast.filter((one) => one.role === role).map(({ staff }) => presentCreator(view, staff));
  return {
    RuntimeLength: runtime(series),
    FirstAirSeason: season === undefined ? null : `${season.season} ${season.year}`,
    Studios: people('Studio'),
    Producers: people('Producer'),
    SourceMaterial: sourceMaterial(series),
  };
}

interface GroupViewOptions {
  readonly filter: number;
  readonly limit: number;
  readonly byName: boolean;
}

function presentGroupExtra(view: View, groupId: number, options: GroupViewOptions) {
  const group = view.library.groups.get(groupId);
  const main = group === undefined ? undefined : view.library.mainSeries(group);
  if (group === undefined || main === undefined || !view.engine.canSeeGroup(group, view.visitor)) return [];
  const list = view.library.seriesOf(group);
  const tags = new Map<number, SeriesTag>();
  for (const series of list) {
    for (const one of series.tags) {
      const known = tags.get(one.tag.id);
      if (
        one.tag.isVerified &&
        passesTagFilter(one.tag.kind, options.filter) &&
        (known === undefined || known.weight < one.weight)
      ) {
        tags.set(one.tag.id, one);
      }
    }
  }
  const ordered = [...tags.values()].sort((a, b) =>
    options.byName ? (a.tag.name.toLowerCase() < b.tag.name.toLowerCase() ? -1 : 1) : b.weight - a.weight,
  );
  const airDays = list.flatMap(({ airDay }) => airDay ?? []);
  const endDays = list.flatMap(({ endDay }) => endDay ?? []);
  const votes = list.reduce((sum, series) => sum + series.votes, 0);
  return [
    {
      ID: group.id,
      Type: main.type,
      Rating: {
        Value: Math.round(
          list.reduce((sum, series) => sum + series.rating * series.votes, 0) / Math.max(1, votes),
        ),
        MaxValue: 1000,
        Source: 'AniDB',
        Votes: votes,
        Type: null,
      },
      AirDate: airDays.length === 0 ? null : isoDay(Math.min(...airDays)),
      EndDate: endDays.length < list.length ? null : isoDay(Math.max(...endDays)),
      Tags: ordered
        .slice(0, options.limit)
        .map((one) => presentAnidbTag(one.tag, { description: false }, one)),
    },
  ];
}

const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

export function webuiViewRoutes(api: Api): void {
  api.post('/api/v3/WebUI/GroupView', ({ view, body }) => {
    const ids = numbersIn(body, 'GroupIDs');
    const options = {
      filter: numberOr(bodyField(body, 'TagFilter'), 0) >>> 0,
      limit: numberOr(bodyField(body, 'TagLimit'), 30),
      byName: bodyField(body, 'OrderByName') === true,
    };
    return ids.flatMap((id) => presentGroupExtra(view, id, options));
  });

  api.get('/api/v3/WebUI/Series/:seriesID', ({ view, series }) => presentSeriesExtra(view, series));

  api.get('/api/v3/WebUI/Series/:seriesID/FileSummary', ({ view, query, request }) => {
    const types = query.enums('type', episodeTypeNames(view));
    const usual = (['Episode', 'Special', 'Other'] as const).map((type) => episodeTypeName(view, type));
    return presentFileSummary(view, seriesInPath(view, request), {
      types: types.size > 0 ? types : new Set(usual),
      groupBy: query.enums('groupBy', summaryCriteria(view)),
      episodeDetails: query.boolean('includeEpisodeDetails', false),
      locationDetails: query.boolean('includeLocationDetails', false),
      missingUnknown: query.boolean('includeMissingUnknownEpisodes', false),
      missingFuture: query.boolean('includeMissingFutureEpisodes', false),
    });
  });
}
