import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { everything } from '../filters/filterQuery.ts';
import { badRequest, notFound, problem } from '../http/errors.ts';
import { bodyField, listResult, pathId, queryOf } from '../http/query.ts';
import { castOf } from '../model/people.ts';
import { defaultPicture, isDisabled, isPreferred, picturesOf } from '../model/pictures.ts';
import { seasonNames, seasonsOf } from '../model/seasons.ts';
import { type CreatorRole, type ImageType, imageSources, type Series } from '../model/types.ts';
import { presentRole } from '../present/presentCast.ts';
import { presentEpisode } from '../present/presentEpisode.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentGroup } from '../present/presentGroup.ts';
import { presentAllImages, presentImage } from '../present/presentImages.ts';
import { presentSeries } from '../present/presentSeries.ts';
import { type View, viewOf } from '../present/view.ts';
import { dataSources, seriesInPath } from './access.ts';
import { episodeParts, selectEpisodes } from './episodeSelection.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { tellSeriesUpdated } from './seriesEvents.ts';
import { readVote } from './voting.ts';
import { nextUp, setWatched } from './watching.ts';

const roles: readonly CreatorRole[] = [
  'Actor',
  'Staff',
  'Studio',
  'Producer',
  'Director',
  'SeriesComposer',
  'CharacterDesign',
  'Music',
  'SourceWork',
];

const imageTypes: Record<string, ImageType> = {
  poster: 'Poster',
  backdrop: 'Backdrop',
  fanart: 'Backdrop',
  banner: 'Banner',
  logo: 'Logo',
};

function imageTypeIn(params: { imageType: string }): ImageType {
  const type = imageTypes[params.imageType.toLowerCase()];
  if (type === undefined) throw problem({ imageType: [`The value '${params.imageType}' is not valid.`] });
  return type;
}

function visible(view: View): readonly Series[] {
  return view.engine.series(everything, view.visitor);
}

function listRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/Series', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(50, 100);
    const start = (query.text('startsWith') ?? '').toLowerCase();
    const list = visible(view).filter((series) =>
      view.library.seriesName(series).toLowerCase().startsWith(start),
    );
    return listResult(list, page, (series) => presentSeries(view, series));
  });

  app.get('/api/v3/Series/Years', (request) => {
    const view = viewOf(sandbox, request);
    const years = new Set(
      visible(view).flatMap((series) => seasonsOf(series, view.today()).map(({ year }) => year)),
    );
    return [...years].sort((a, b) => a - b);
  });

  app.get('/api/v3/Series/Seasons', (request) => {
    const view = viewOf(sandbox, request);
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

function episodeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/Series/:seriesID/Episode', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(20, 1000);
    const parts = episodeParts(query);
    const episodes = selectEpisodes(view, seriesInPath(view, request).episodes, query);
    return listResult(episodes, page, (episode) => presentEpisode(view, episode, parts));
  });

  app.post('/api/v3/Series/:seriesID/Episode/Watched', (request, reply) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const value = query.boolean('value', true);
    for (const episode of selectEpisodes(view, seriesInPath(view, request).episodes, query))
      setWatched(view, episode, value);
    return reply.send();
  });

  app.get('/api/v3/Series/:seriesID/NextUpEpisode', (request, reply) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const episode = nextUp(view, seriesInPath(view, request), {
      onlyUnwatched: query.boolean('onlyUnwatched', true),
      specials: query.boolean('includeSpecials', true),
      others: query.boolean('includeOthers', false),
      missing: query.boolean('includeMissing', true),
      unaired: query.boolean('includeUnaired', false),
    });
    if (episode === undefined) return reply.code(204).send();
    return reply.send(presentEpisode(view, episode, episodeParts(query)));
  });

  app.get('/api/v3/Series/:seriesID/File', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(100, 1000);
    const files = new Set(seriesInPath(view, request).episodes.flatMap((episode) => episode.files));
    const parts = fileParts(query);
    return listResult(selectFiles(view, files, query), page, (file) => presentFile(view, file, parts));
  });
}

function imageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/Series/:seriesID/Images', (request) => {
    const view = viewOf(sandbox, request);
    return presentAllImages(
      view,
      seriesInPath(view, request),
      queryOf(request).boolean('includeDisabled', false),
    );
  });

  app.get<{ Params: { imageType: string } }>('/api/v3/Series/:seriesID/Images/:imageType', (request) => {
    const view = viewOf(sandbox, request);
    const series = seriesInPath(view, request);
    const picture = defaultPicture(view.library, series, imageTypeIn(request.params));
    if (picture === undefined) throw notFound('No default image for type.');
    return presentImage(view, picture, series);
  });

  app.put<{ Params: { imageType: string } }>('/api/v3/Series/:seriesID/Images/:imageType', (request) => {
    const view = viewOf(sandbox, request);
    const series = seriesInPath(view, request);
    const type = imageTypeIn(request.params);
    const id = bodyField(request.body, 'ID');
    const named = bodyField(request.body, 'Source');
    const source = imageSources.find(
      (one) => typeof named === 'string' && one.toLowerCase() === named.toLowerCase(),
    );
    const picture = picturesOf(series, type).find((one) => one.id === id && one.source === source);
    if (picture === undefined) throw problem({ ID: ['Invalid image id for selected source.'] });
    if (isDisabled(view.library, picture)) throw problem({ ID: ['Image is disabled.'] });
    view.library.preferredImages.set(`${series.id}:${type}`, { source: picture.source, id: picture.id });
    view.library.changed(series);
    return presentImage(view, picture, series);
  });

  app.delete<{ Params: { imageType: string } }>(
    '/api/v3/Series/:seriesID/Images/:imageType',
    (request, reply) => {
      const view = viewOf(sandbox, request);
      const series = seriesInPath(view, request);
      const type = imageTypeIn(request.params);
      if (!picturesOf(series, type).some((one) => isPreferred(view.library, series, one))) {
        throw notFound('No default image for type.');
      }
      view.library.preferredImages.delete(`${series.id}:${type}`);
      view.library.changed(series);
      return reply.code(204).send();
    },
  );
}

export function seriesRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  listRoutes(app, sandbox);
  episodeRoutes(app, sandbox);
  imageRoutes(app, sandbox);

  app.get('/api/v3/Series/:seriesID', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    return presentSeries(view, seriesInPath(view, request), {
      randomImages: query.boolean('randomImages', false),
      dataFrom: query.enums('includeDataFrom', dataSources),
    });
  });

  app.get('/api/v3/Series/:seriesID/Group', (request) => {
    const view = viewOf(sandbox, request);
    return presentGroup(view, view.library.groupOf(seriesInPath(view, request)));
  });

  app.get('/api/v3/Series/:seriesID/Cast', (request) => {
    const view = viewOf(sandbox, request);
    const wanted = queryOf(request).enums('roleType', roles);
    return castOf(view.library, seriesInPath(view, request))
      .filter(({ role }) => wanted.size === 0 || wanted.has(role))
      .map((member) => presentRole(view, member));
  });

  app.post('/api/v3/Series/:seriesID/Vote', (request, reply) => {
    const view = viewOf(sandbox, request);
    const series = seriesInPath(view, request);
    const vote = readVote(request.body, series.endDay !== null && series.endDay < view.today());
    const { seriesVotes } = view.library.userData(view.visitor.id);
    if (vote === null) seriesVotes.delete(series.id);
    else seriesVotes.set(series.id, vote);
    view.library.changed(series);
    return reply.code(204).send();
  });

  app.post('/api/v3/Series/:seriesID/OverrideTitle', (request, reply) => {
    const view = viewOf(sandbox, request);
    const series = seriesInPath(view, request);
    const title = bodyField(request.body, 'Title');
    if (typeof title !== 'string') throw problem({ Title: ['The Title field is required.'] });
    const override = title === '' ? null : title;
    if (override !== series.overrideTitle) {
      series.overrideTitle = override;
      view.library.restructured();
      tellSeriesUpdated(sandbox, series);
    }
    return reply.send();
  });

  app.patch('/api/v3/Series/:seriesID/Move/:groupID', (request, reply) => {
    const view = viewOf(sandbox, request);
    const series = seriesInPath(view, request);
    const group = view.library.groups.get(pathId('groupID', request.params));
    if (group === undefined) throw badRequest('No Group entry for the given groupID');
    if (group.id !== series.groupId) {
      view.library.moveSeries(series, group);
      tellSeriesUpdated(sandbox, series);
    }
    return reply.send();
  });
}
