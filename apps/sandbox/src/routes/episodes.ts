import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound, problem } from '../http/errors.ts';
import { bodyField, listResult, pathId, queryOf } from '../http/query.ts';
import type { Episode } from '../model/types.ts';
import { presentAnidbEpisode, presentEpisode } from '../present/presentEpisode.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentSeries } from '../present/presentSeries.ts';
import { type View, viewOf } from '../present/view.ts';
import { dataSources, episodeInPath } from './access.ts';
import { episodeParts, selectEpisodes } from './episodeSelection.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { readVote } from './voting.ts';
import { setWatched } from './watching.ts';

/** AniDB's IDs of episodes are the server's own plus a constant, see the generator. */
function episodeOfAnidb(view: View, request: FastifyRequest, text: string): Episode {
  const anidb = pathId('anidbEpisodeID', request.params);
  const episode = view.library.episodes.get(anidb - 200000);
  if (episode === undefined || !view.engine.canSee(episode.series, view.visitor)) throw notFound(text);
  return episode;
}

function* visibleEpisodes(view: View): Generator<Episode> {
  for (const series of view.library.series.values()) {
    if (view.engine.canSee(series, view.visitor)) yield* series.episodes;
  }
}

export function episodeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/Episode', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(20, 1000);
    const parts = episodeParts(query);
    const episodes = selectEpisodes(view, visibleEpisodes(view), query);
    const list = query.has('search') ? episodes : episodes.sort((a, b) => a.id - b.id);
    return listResult(list, page, (episode) => presentEpisode(view, episode, parts));
  });

  app.get('/api/v3/Episode/AniDB/:anidbEpisodeID', (request) => {
    const view = viewOf(sandbox, request);
    return presentAnidbEpisode(
      view,
      episodeOfAnidb(view, request, 'No Episode.Anidb entry for the given anidbEpisodeID'),
    );
  });

  app.get('/api/v3/Episode/AniDB/:anidbEpisodeID/Episode', (request) => {
    const view = viewOf(sandbox, request);
    const episode = episodeOfAnidb(view, request, 'No Episode entry for the given anidbEpisodeID');
    return presentEpisode(view, episode, episodeParts(queryOf(request)));
  });

  app.get('/api/v3/Episode/:episodeID', (request) => {
    const view = viewOf(sandbox, request);
    return presentEpisode(view, episodeInPath(view, request), episodeParts(queryOf(request)));
  });

  app.get('/api/v3/Episode/:episodeID/AniDB', (request) => {
    const view = viewOf(sandbox, request);
    return presentAnidbEpisode(view, episodeInPath(view, request));
  });

  app.get('/api/v3/Episode/:episodeID/Series', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    return presentSeries(view, episodeInPath(view, request).series, {
      randomImages: query.boolean('randomImages', false),
      dataFrom: query.enums('includeDataFrom', dataSources),
    });
  });

  app.get('/api/v3/Episode/:episodeID/File', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(100, 1000);
    const parts = fileParts(query);
    const files = selectFiles(view, episodeInPath(view, request).files, query);
    return listResult(files, page, (file) => presentFile(view, file, parts));
  });

  app.post<{ Params: { watched: string } }>(
    '/api/v3/Episode/:episodeID/Watched/:watched',
    (request, reply) => {
      const view = viewOf(sandbox, request);
      const episode = episodeInPath(view, request);
      const value = request.params.watched.toLowerCase();
      if (value !== 'true' && value !== 'false') {
        throw problem({ watched: [`The value '${request.params.watched}' is not valid.`] });
      }
      setWatched(view, episode, value === 'true');
      return reply.send();
    },
  );

  app.post('/api/v3/Episode/:episodeID/SetHidden', (request, reply) => {
    const view = viewOf(sandbox, request);
    const episode = episodeInPath(view, request);
    const query = queryOf(request);
    episode.hidden = query.boolean('value', true);
    // Without it the counts of the series stay as they were until something else brings them up to date.
    if (query.boolean('updateStats', true)) view.library.changed(episode.series);
    return reply.send();
  });

  app.post('/api/v3/Episode/:episodeID/OverrideTitle', (request, reply) => {
    const view = viewOf(sandbox, request);
    const episode = episodeInPath(view, request);
    const title = bodyField(request.body, 'Title');
    if (typeof title !== 'string') throw problem({ Title: ['The Title field is required.'] });
    episode.overrideTitle = title === '' ? null : title;
    view.library.changed(episode.series);
    return reply.send();
  });

  app.post('/api/v3/Episode/:episodeID/Vote', (request, reply) => {
    const view = viewOf(sandbox, request);
    const episode = episodeInPath(view, request);
    const vote = readVote(request.body, true);
    const { episodeVotes } = view.library.userData(view.visitor.id);
    if (vote === null) episodeVotes.delete(episode.id);
    else episodeVotes.set(episode.id, vote);
    view.library.changed(episode.series);
    return reply.code(204).send();
  });
}
