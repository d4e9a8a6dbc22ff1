import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { problem, serverFault } from '../http/errors.ts';
import { bodyField, listResult, wholeNumberIn } from '../http/query.ts';
import { tmdbEpisode, tmdbMovie, tmdbShow } from '../model/tmdb.ts';
import { forgetEpisodeLinks, linkMovie, linkShow, setEpisodeLink } from '../model/tmdbLinking.ts';
import { linksOf, type TmdbLink } from '../model/tmdbMatching.ts';
import type { Episode, Series } from '../model/types.ts';
import {
  groupLinks,
  presentLinkGroup,
  presentMovieLink,
  presentShowLink,
  presentTmdbLink,
} from '../present/presentTmdbLinks.ts';
import { presentRemoteMovie, presentRemoteShow } from '../present/presentTmdbSearch.ts';
import { viewOf } from '../present/view.ts';
import { seriesInPath } from './access.ts';
import type { Api, Call } from './api.ts';
import { refreshTmdbLater } from './tmdbRefresh.ts';

const base = '/api/v3/Series/:seriesID/TMDB';

interface WantedLink {
  readonly episode: Episode;
  readonly tmdb: number;
  readonly replace: boolean;
  readonly index: number | undefined;
}

/** Without duplicates. @throws 400 that names every invalid row, before anything changes */
function wantedLinks({ library }: Sandbox, series: Series, rows: readonly unknown[]): WantedLink[] {
  const faults: string[] = [];
  const wanted = new Map<string, WantedLink>();
  for (const row of rows) {
    const anidb = wholeNumberIn(row, 'AniDBID') ?? 0;
    const tmdb = wholeNumberIn(row, 'TmdbID') ?? -1;
    const episode = series.episodes.find((one) => one.anidb === anidb);
    const known = tmdb > 0 ? tmdbEpisode(library, tmdb) : undefined;
    const isStored = tmdb === 0 || (known !== undefined && library.tmdbShows.has(known.show));
    if (episode === undefined) faults.push(`Unable to find an AniDB Episode with id '${anidb}'`);
    else if (!isStored) faults.push(`Unable to find TMDB Episode with the id '${tmdb}' locally.`);
    else if (!wanted.has(`${anidb}:${tmdb}`)) {
      const replace = bodyField(row, 'Replace') === true;
      wanted.set(`${anidb}:${tmdb}`, { episode, tmdb, replace, index: wholeNumberIn(row, 'Index') });
    }
  }
  if (faults.length > 0) throw problem({ Mapping: faults });
  return [...wanted.values()];
}

/** @throws 400 if there is nothing to change */
function readMapping(body: unknown): { readonly rows: readonly unknown[]; readonly unsetAll: boolean } {
  const rows = bodyField(body, 'Mapping');
  if (!Array.isArray(rows)) throw problem({ Mapping: ['The Mapping field is required.'] });
  const unsetAll = bodyField(body, 'UnsetAll') === true;
  if (rows.length === 0 && !unsetAll) throw problem({ Body: ['Empty body.'] });
  return { rows, unsetAll };
}

function saveMapping(
  sandbox: Sandbox,
  series: Series,
  { rows, unsetAll }: ReturnType<typeof readMapping>,
  reply: FastifyReply,
): FastifyReply {
  const wanted = wantedLinks(sandbox, series, rows);
  if (unsetAll) forgetEpisodeLinks(series);
  let isNew = false;
  for (const { episode, tmdb, replace, index } of wanted) {
    const show = tmdbEpisode(sandbox.library, tmdb)?.show;
    if (show !== undefined && linkShow(series, show)) isNew = true;
    setEpisodeLink(episode, tmdb, { replace, index });
  }
  sandbox.library.changed(series);
  return reply.code(isNew ? 201 : 204).send();
}

const notLinked =
  'Unable to find an existing cross-reference for the given TMDB Show ID. Please first link the TMDB Show to the Shoko Series.';

export function seriesTmdbLinkRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;
  const seriesOf = (request: FastifyRequest) => seriesInPath(viewOf(sandbox, request), request);
  const showSeriesOf = (request: FastifyRequest) =>
    seriesInPath(viewOf(sandbox, request), request, 'TMDB.Show');

  api.get(`${base}/Action/AutoSearch`, ({ request }) => {
    const { anidb, tmdbHome, episodes } = seriesOf(request);
    if (!sandbox.network.online) throw serverFault();
    const shows = tmdbHome.show === null ? [] : [tmdbShow(library, tmdbHome.show)];
    return [
      ...shows
        .flatMap((show) => show ?? [])
        .map((show) => ({
          AnimeID: anidb,
          IsLocal: library.tmdbShows.has(show.id),
          IsRemote: !library.tmdbShows.has(show.id),
          IsMovie: false,
          Show: presentRemoteShow(show),
        })),
      ...tmdbHome.movies
        .flatMap((id) => tmdbMovie(library, id) ?? [])
        .map((movie, index) => ({
          AnimeID: anidb,
          EpisodeID: episodes[index]?.anidb ?? null,
          IsLocal: library.tmdbMovies.has(movie.id),
          IsRemote: !library.tmdbMovies.has(movie.id),
          IsMovie: true,
          Movie: presentRemoteMovie(movie),
        })),
    ];
  });

  const linksIn = ({ query, request }: Call): TmdbLink[] => {
    const { tmdbShows, episodes } = showSeriesOf(request);
    const show = query.number('tmdbShowID', 0, 0);
    if (show !== 0 && !tmdbShows.includes(show)) throw problem({ tmdbShowID: [notLinked] });
    return episodes
      .flatMap((episode) => linksOf(library, episode))
      .filter((link) => show === 0 || link.show === show);
  };

  api.get(`${base}/Show/CrossReferences`, ({ request }) => {
    const series = seriesOf(request);
    return series.tmdbShows.toSorted((a, b) => a - b).map((show) => presentShowLink(series, show));
  });

  api.get(`${base}/Show/CrossReferences/Episode`, (call) =>
    listResult(linksIn(call), call.query.page(50, 1000), presentTmdbLink),
  );

  api.get(`${base}/Show/CrossReferences/EpisodeGroups`, (call) =>
    listResult(groupLinks(linksIn(call)), call.query.page(50, 1000), presentLinkGroup),
  );

  api.post(`${base}/Show/CrossReferences/Episode`, ({ body, request, reply }) => {
    const mapping = readMapping(body);
    return saveMapping(sandbox, showSeriesOf(request), mapping, reply);
  });

  api.delete(`${base}/Show/CrossReferences/Episode`, ({ request, reply }) => {
    const series = showSeriesOf(request);
    forgetEpisodeLinks(series);
    library.changed(series);
    return reply.code(204).send();
  });

  api.post(`${base}/Show`, ({ body, request, reply }) => {
    const series = seriesOf(request);
    const id = wholeNumberIn(body, 'ID') ?? 0;
    if (id < 1) throw problem({ ID: ['The field ID must be between 1 and 2147483647.'] });
    if (bodyField(body, 'Replace') === true) series.tmdbShows = [];
    linkShow(series, id);
    library.changed(series);
    refreshTmdbLater(sandbox, 'Show', id);
    return reply.code(204).send();
  });

  api.get(`${base}/Movie/CrossReferences`, ({ request }) =>
    seriesOf(request).episodes.flatMap((episode) =>
      episode.tmdbMovies.map((movie) => presentMovieLink(episode, movie)),
    ),
  );

  api.post(`${base}/Movie`, ({ request, reply }) => {
    const series = seriesOf(request);
    const { body } = request;
    const movie = wholeNumberIn(body, 'ID') ?? 0;
    if (movie < 1) throw problem({ ID: ['The field ID must be between 1 and 2147483647.'] });
    const episode = series.episodes.find((one) => one.anidb === wholeNumberIn(body, 'EpisodeID'));
    if (episode === undefined) throw problem({ EpisodeID: ['Episode not found.'] });
    linkMovie(series, episode, movie, bodyField(body, 'Replace') === true);
    library.changed(series);
    if (!library.tmdbMovies.has(movie) || bodyField(body, 'Refresh') === true)
      refreshTmdbLater(sandbox, 'Movie', movie);
    return reply.code(204).send();
  });
}
