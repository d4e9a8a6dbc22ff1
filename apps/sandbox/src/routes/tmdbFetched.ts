import { listResult } from '../http/query.ts';
import type { Series } from '../model/types.ts';
import { presentAnime } from '../present/presentAnime.ts';
import { presentAnidbEpisode, presentEpisode } from '../present/presentEpisode.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentSeries } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import { seriesParts } from './access.ts';
import type { Api } from './api.ts';
import { episodeIncludes } from './episodeSelection.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { episodes, movies, presenterOf, seasons, shows, type TmdbKind, tmdbRequestOf } from './tmdbKinds.ts';

function seriesOf<Thing>({ series, episodes }: TmdbKind<Thing>, view: View, thing: Thing): readonly Series[] {
  return series?.(view, thing) ?? [...new Set(episodes(view, thing).map((one) => one.series))];
}

/** An entry, each of its parts, and linked series, restricted or not, as recorded. */
function addKind<Thing>(api: Api, kind: TmdbKind<Thing>, parameter: string): void {
  const path = `/api/v3/Tmdb/${kind.name}/:${parameter}`;

  api.get(path, (call) => presenterOf(kind, call)(kind.find(call)));

  for (const [name, part] of Object.entries(kind.parts)) {
    api.get(`${path}/${name}`, (call) => part(kind.find(call), tmdbRequestOf(call)));
  }

  api.get(`${path}/AniDB/Anime`, (call) =>
    seriesOf(kind, call.view, kind.find(call)).map((series) => presentAnime(call.view, series)),
  );

  api.get(`${path}/Shoko/Series`, (call) => {
    const parts = seriesParts(call.query);
    return seriesOf(kind, call.view, kind.find(call)).map((one) => presentSeries(call.view, one, parts));
  });

  api.get(`${path}/Shoko/File`, (call) => {
    const { view, query } = call;
    const page = query.page(100, 1000);
    const parts = fileParts(view, query);
    const files = new Set(kind.episodes(view, kind.find(call)).flatMap((one) => one.files));
    return listResult(selectFiles(view, files, query), page, (file) => presentFile(view, file, parts));
  });
}

function addEpisodesOf<Thing>(api: Api, kind: TmdbKind<Thing>, parameter: string): void {
  const path = `/api/v3/Tmdb/${kind.name}/:${parameter}`;

  api.get(`${path}/AniDB/Episode`, (call) =>
    kind.episodes(call.view, kind.find(call)).map((episode) => presentAnidbEpisode(call.view, episode)),
  );

  api.get(`${path}/Shoko/Episode`, (call) => {
    const parts = episodeIncludes(call.query);
    return kind
      .episodes(call.view, kind.find(call))
      .map((episode) => presentEpisode(call.view, episode, parts));
  });
}

export function tmdbFetchedRoutes(api: Api): void {
  addKind(api, movies, 'movieID');
  addKind(api, shows, 'showID');
  addKind(api, seasons, 'seasonID');
  addKind(api, episodes, 'episodeID');
  addEpisodesOf(api, movies, 'movieID');
  addEpisodesOf(api, episodes, 'episodeID');
}
