import type { Sandbox } from '../context.ts';
import { everything } from '../filters/filterQuery.ts';
import { problem } from '../http/errors.ts';
import { listResult, pathId, requiredText } from '../http/query.ts';
import { castOf } from '../model/people.ts';
import { seasonNames, seasonsOf } from '../model/seasons.ts';
import { creatorRoles, type Series } from '../model/types.ts';
import { presentRole } from '../present/presentCast.ts';
import { presentEpisode } from '../present/presentEpisode.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentGroup } from '../present/presentGroup.ts';
import { presentSeries } from '../present/presentSeries.ts';
import { episodeTypeNames, type View } from '../present/view.ts';
import { seriesInPath, seriesParts } from './access.ts';
import type { Api } from './api.ts';
import { episodeIncludes, selectEpisodes } from './episodeSelection.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { emitSeriesMoved } from './groupEvents.ts';
import { emitSeriesTitleChanged, emitSeriesUpdated } from './seriesEvents.ts';
import { emitSeriesData } from './userDataEvents.ts';
import { readVote, setVote } from './voting.ts';
import { nextUp, setWatched } from './watching.ts';

function visible(view: View): readonly Series[] {
  return view.engine.series(everything, view.visitor);
}

function listRoutes(api: Api): void {
  api.get('/api/v3/Series', ({ view, query }) => {
    const page = query.page(50, 100);
    const start = (query.text('startsWith') ?? '').toLowerCase();
    const list = visible(view).filter((series) =>
      view.library.seriesName(series).toLowerCase().startsWith(start),
    );
    return listResult(list, page, (series) => presentSeries(view, series));
  });

  api.get('/api/v3/Series/Years', ({ view }) => {
    const years = new Set(
      visible(view).flatMap((series) => seasonsOf(series, view.today()).map(({ year }) => year)),
    );
    return [...years].sort((a, b) => a - b);
  });

  api.get('/api/v3/Series/Seasons', ({ view }) => {
    const seasons = new Map<string, { Year: number; AnimeSeason: string }>();
    for (const series of visible(view)) {
      for (const { year, season } of seasonsOf(series, view.today())) {
        seasons.set(`${year}${season}`, { Year: year, AnimeSeason: season });
      }
    }
    const order = (name: string) => seasonNames.map(String).indexOf(name);
    return [...seasons.values()].sort(
      (a, b) => a.Year - b.Year || order(a.AnimeSeason) - order(b.AnimeSeason),
    );
  });
}

function episodeRoutes(api: Api): void {
  api.get('/api/v3/Series/:seriesID/Episode', ({ view, query, request }) => {
    const page = query.page(20, 1000);
    const parts = episodeIncludes(query);
    const episodes = selectEpisodes(view, seriesInPath(view, request).episodes, query);
    return listResult(episodes, page, (episode) => presentEpisode(view, episode, parts));
  });

  api.post('/api/v3/Series/:seriesID/Episode/Watched', ({ view, query, request }) => {
    const value = query.boolean('value', true);
    const types = query.knownEnums('type', episodeTypeNames(view));
    setWatched(view, selectEpisodes(view, seriesInPath(view, request).episodes, query, types), value);
  });

  api.get('/api/v3/Series/:seriesID/NextUpEpisode', ({ view, query, series, reply }) => {
    const episode = nextUp(view, series, {
      onlyUnwatched: query.boolean('onlyUnwatched', true),
      specials: query.boolean('includeSpecials', true),
      others: query.boolean('includeOthers', false),
      missing: query.boolean('includeMissing', true),
      unaired: query.boolean('includeUnaired', false),
    });
    if (episode === undefined) return reply.code(204).send();
    return presentEpisode(view, episode, episodeIncludes(query));
  });

  api.get('/api/v3/Series/:seriesID/File', ({ view, query, request }) => {
    const page = query.page(100, 1000);
    const files = new Set(seriesInPath(view, request).episodes.flatMap((episode) => episode.files));
    const parts = fileParts(view, query);
    return listResult(selectFiles(view, files, query), page, (file) => presentFile(view, file, parts));
  });
}

export function seriesRoutes(api: Api, sandbox: Sandbox): void {
  listRoutes(api);
  episodeRoutes(api);

  api.get('/api/v3/Series/:seriesID', ({ view, query, series }) =>
    presentSeries(view, series, seriesParts(query)),
  );

  api.get('/api/v3/Series/:seriesID/Group', ({ view, query, series }) => {
    const group = view.library.groupOf(series);
    return presentGroup(view, query.boolean('topLevel', false) ? view.library.topLevelOf(group) : group);
  });

  api.get('/api/v3/Series/:seriesID/Cast', ({ view, query, request }) => {
    const wanted = query.enums('roleType', creatorRoles);
    return castOf(view.library, seriesInPath(view, request))
      .filter(({ role }) => wanted.size === 0 || wanted.has(role))
      .map((member) => presentRole(view, member));
  });

  api.post('/api/v3/Series/:seriesID/Vote', ({ view, series, body, reply }) => {
    const vote = readVote(body, series.endDay !== null && series.endDay < view.today());
    const { seriesVotes } = view.library.userData(view.visitor.id);
    if (setVote(seriesVotes, series.id, vote)) emitSeriesData(view, view.visitor.id, series, 'UserRating');
    view.library.changed(series);
    return reply.code(204).send();
  });

  api.post('/api/v3/Series/:seriesID/OverrideTitle', ({ view, series, body }) => {
    const title = requiredText(body, 'Title');
    const override = title === '' ? null : title;
    if (override !== series.overrideTitle) {
      series.overrideTitle = override;
      view.library.restructured();
      emitSeriesTitleChanged(sandbox, series);
    }
  });

  api.patch('/api/v3/Series/:seriesID/Move/:groupID', ({ view, series, params }) => {
    const group = view.library.groups.get(pathId('groupID', params));
    if (group === undefined) throw problem({ groupID: ['No Group entry for the given groupID'] });
    if (group.id !== series.groupId) {
      const from = view.library.groupOf(series);
      view.library.moveSeries(series, group);
      emitSeriesUpdated(sandbox, series);
      emitSeriesMoved(view, series, from);
    }
  });
}
