import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { listResult, pathId, readBoolean, requiredText } from '../http/query.ts';
import type { Episode } from '../model/types.ts';
import { presentAnidbEpisode, presentEpisode } from '../present/presentEpisode.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentSeries } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import { anyEpisodeInPath, episodeInPath, seriesParts } from './access.ts';
import type { Api } from './api.ts';
import { episodeIncludes, selectEpisodes } from './episodeSelection.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { emitEpisodeUpdated } from './seriesEvents.ts';
import { emitEpisodeData } from './userDataEvents.ts';
import { readVote, setVote } from './voting.ts';
import { setWatched } from './watching.ts';

/** For any user. AniDB's episode IDs are the server's own plus a constant, see the generator. */
function episodeOfAnidb(view: View, request: FastifyRequest, text: string): Episode {
  const anidb = pathId('anidbEpisodeID', request.params);
  const episode = view.library.episodes.get(anidb - 200000);
  if (episode === undefined) throw notFound(text);
  return episode;
}

function* visibleEpisodes(view: View): Generator<Episode> {
  for (const series of view.library.series.values()) {
    if (view.engine.canSee(series, view.visitor)) yield* series.episodes;
  }
}

export function episodeRoutes(api: Api, sandbox: Sandbox): void {
  api.get('/api/v3/Episode', ({ view, query }) => {
    const page = query.page(20, 1000);
    const parts = episodeIncludes(query, true);
    const episodes = selectEpisodes(view, visibleEpisodes(view), query);
    const list = query.has('search') ? episodes : episodes.sort((a, b) => a.id - b.id);
    return listResult(list, page, (episode) => presentEpisode(view, episode, parts));
  });

  api.get('/api/v3/Episode/AniDB/:anidbEpisodeID', ({ view, request }) =>
    presentAnidbEpisode(
      view,
      episodeOfAnidb(view, request, 'No Episode.Anidb entry for the given anidbEpisodeID'),
    ),
  );

  api.get('/api/v3/Episode/AniDB/:anidbEpisodeID/Episode', ({ view, query, request }) => {
    const episode = episodeOfAnidb(view, request, 'No Episode entry for the given anidbEpisodeID');
    return presentEpisode(view, episode, episodeIncludes(query, true));
  });

  api.get('/api/v3/Episode/:episodeID', ({ view, query, episode }) =>
    presentEpisode(view, episode, episodeIncludes(query, true)),
  );

  api.get('/api/v3/Episode/:episodeID/AniDB', ({ view, request }) =>
    presentAnidbEpisode(view, anyEpisodeInPath(view, request)),
  );

  api.get('/api/v3/Episode/:episodeID/Series', ({ view, query, episode }) =>
    presentSeries(view, episode.series, seriesParts(query)),
  );

  api.get('/api/v3/Episode/:episodeID/File', ({ view, query, request }) => {
    const page = query.page(100, 1000);
    const parts = fileParts(view, query);
    const files = selectFiles(view, episodeInPath(view, request).files, query);
    return listResult(files, page, (file) => presentFile(view, file, parts));
  });

  api.post('/api/v3/Episode/:episodeID/Watched/:watched', ({ view, episode, params }) => {
    setWatched(view, [episode], readBoolean('watched', params.watched));
  });

  api.post('/api/v3/Episode/:episodeID/SetHidden', ({ view, query, episode }) => {
    episode.hidden = query.boolean('value', true);
    emitEpisodeUpdated(sandbox, episode);
    // Otherwise the series' counts stay stale until something else updates them.
    if (query.boolean('updateStats', true)) view.library.changed(episode.series);
  });

  api.post('/api/v3/Episode/:episodeID/OverrideTitle', ({ view, episode, body }) => {
    const title = requiredText(body, 'Title');
    episode.overrideTitle = title === '' ? null : title;
    view.library.changed(episode.series);
  });

  api.post('/api/v3/Episode/:episodeID/Vote', ({ view, episode, body, reply }) => {
    const vote = readVote(body, true);
    const { episodeVotes } = view.library.userData(view.visitor.id);
    if (setVote(episodeVotes, episode.id, vote)) {
      emitEpisodeData(view, view.visitor.id, episode, 'UserRating');
    }
    view.library.changed(episode.series);
    return reply.code(204).send();
  });
}
