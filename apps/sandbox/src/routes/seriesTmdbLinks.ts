import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { problem, serverFault } from '../http/errors.ts';
import { bodyField, listResult } from '../http/query.ts';
import { tmdbEpisode, tmdbMovie, tmdbShow } from '../model/tmdb.ts';
import {
  forgetEpisodeLinks,
  keepMatches,
  linkMovie,
  linkShow,
  setEpisodeLink,
} from '../model/tmdbLinking.ts';
import { linksOf, matchShow } from '../model/tmdbMatching.ts';
import type { Episode, Series } from '../model/types.ts';
import { presentTmdbLink } from '../present/presentTmdb.ts';
import { presentRemoteMovie, presentRemoteShow } from '../present/presentTmdbSearch.ts';
import { viewOf } from '../present/view.ts';
import { seriesInPath } from './access.ts';
import type { Api } from './api.ts';
import { refreshTmdbLater } from './tmdbRefresh.ts';

const base = '/api/v3/Series/:seriesID/TMDB';

interface WantedLink {
  readonly episode: Episode;
  readonly tmdb: number;
  readonly replace: boolean;
  readonly index: number | undefined;
}

const numberIn = (body: unknown, name: string): number | undefined => {
  const value = bodyField(body, name);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
};

/** The rows of a mapping, each pair once. @throws 400 that names every row at fault, and nothing is changed. */
function wantedLinks({ library }: Sandbox, series: Series, rows: readonly unknown[]): WantedLink[] {
  const faults: string[] = [];
  const wanted = new Map<string, WantedLink>();
  for (const row of rows) {
    const anidb = numberIn(row, 'AniDBID') ?? 0;
    const tmdb = numberIn(row, 'TmdbID') ?? -1;
    const episode = series.episodes.find((one) => one.anidb === anidb);
    const known = tmdb > 0 ? tmdbEpisode(library, tmdb) : undefined;
    const isStored = tmdb === 0 || (known !== undefined && library.tmdbShows.has(known.show));
    if (episode === undefined) faults.push(`Unable to find an AniDB Episode with id '${anidb}'`);
    else if (!isStored) faults.push(`Unable to find TMDB Episode with the id '${tmdb}' locally.`);
    else if (!wanted.has(`${anidb}:${tmdb}`)) {
      const replace = bodyField(row, 'Replace') === true;
      wanted.set(`${anidb}:${tmdb}`, { episode, tmdb, replace, index: numberIn(row, 'Index') });
    }
  }
  if (faults.length > 0) throw problem({ Mapping: faults });
  return [...wanted.values()];
}

function saveMapping(sandbox: Sandbox, series: Series, body: unknown, reply: FastifyReply): FastifyReply {
  const rows = bodyField(body, 'Mapping');
  if (!Array.isArray(rows)) throw problem({ Mapping: ['The Mapping field is required.'] });
  const wanted = wantedLinks(sandbox, series, rows);
  if (bodyField(body, 'UnsetAll') === true) forgetEpisodeLinks(series);
  let isNew = false;
  for (const { episode, tmdb, replace, index } of wanted) {
    const show = tmdbEpisode(sandbox.library, tmdb)?.show;
    if (show !== undefined && linkShow(series, show)) isNew = true;
    setEpisodeLink(episode, tmdb, { replace, index });
  }
  sandbox.library.changed(series);
  return reply.code(isNew ? 201 : 204).send();
}

function saveMatches(sandbox: Sandbox, series: Series, body: unknown, reply: FastifyReply): FastifyReply {
  const show = numberIn(body, 'TmdbShowID') ?? series.tmdbShows[0];
  if (show === undefined || show < 1)
    throw problem({ TmdbShowID: ['There is no TMDB show to match the episodes with.'] });
  const { settings } = sandbox;
  const links = matchShow(sandbox.library, series, show, {
    keepExisting: bodyField(body, 'KeepExisting') !== false,
    considerOthers:
      (bodyField(body, 'ConsiderExistingOtherLinks') ?? considersOthers(settings.document)) === true,
  });
  const isNew = linkShow(series, show);
  keepMatches(sandbox.library, links);
  sandbox.library.changed(series);
  if (!isNew) return reply.code(204).send();
  refreshTmdbLater(sandbox, 'Show', show);
  return reply.code(201).send();
}

const considersOthers = (settings: unknown) =>
  bodyField(bodyField(settings, 'TMDB'), 'ConsiderExistingOtherLinks') === true;

/** What a series is linked to on TMDB, episode by episode, and how that is changed. */
export function seriesTmdbLinkRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;
  const seriesOf = (request: FastifyRequest) => seriesInPath(viewOf(sandbox, request), request);

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

  api.get(`${base}/Show/CrossReferences/Episode`, ({ query, request }) => {
    const show = query.number('tmdbShowID', 0, 0);
    const links = seriesOf(request).episodes.flatMap((episode) => linksOf(library, episode));
    const page = query.page(50, 1000);
    return listResult(
      links.filter((link) => show === 0 || link.show === show),
      page,
      presentTmdbLink,
    );
  });

  api.post(`${base}/Show/CrossReferences/Episode`, ({ body, request, reply }) =>
    saveMapping(sandbox, seriesOf(request), body, reply),
  );

  api.delete(`${base}/Show/CrossReferences/Episode`, ({ request, reply }) => {
    const series = seriesOf(request);
    forgetEpisodeLinks(series);
    library.changed(series);
    return reply.code(204).send();
  });

  api.get(`${base}/Show/CrossReferences/Episode/Auto`, ({ query, request }) => {
    const series = seriesOf(request);
    const show = query.number('tmdbShowID', 0) || (series.tmdbShows[0] ?? 0);
    const considerOthers = considersOthers(sandbox.settings.document);
    const options = {
      keepExisting: query.boolean('keepExisting', true),
      considerOthers: query.boolean('considerExistingOtherLinks', considerOthers),
    };
    return listResult(matchShow(library, series, show, options), query.page(50, 1000), presentTmdbLink);
  });

  api.post(`${base}/Show/CrossReferences/Episode/Auto`, ({ body, request, reply }) =>
    saveMatches(sandbox, seriesOf(request), body, reply),
  );

  api.post(`${base}/Show`, ({ body, request, reply }) => {
    const series = seriesOf(request);
    const id = numberIn(body, 'ID') ?? 0;
    if (id < 1) throw problem({ ID: ['The field ID must be between 1 and 2147483647.'] });
    if (bodyField(body, 'Replace') === true) series.tmdbShows = [];
    linkShow(series, id);
    library.changed(series);
    refreshTmdbLater(sandbox, 'Show', id);
    return reply.code(204).send();
  });

  api.get(`${base}/Movie/CrossReferences`, ({ request }) =>
    seriesOf(request).episodes.flatMap((episode) =>
      episode.tmdbMovies.map((movie) => ({
        AnidbAnimeID: episode.series.anidb,
        AnidbEpisodeID: episode.anidb,
        TmdbMovieID: movie,
        Rating: 'UserVerified',
      })),
    ),
  );

  api.post(`${base}/Movie`, ({ request, reply }) => {
    const series = seriesOf(request);
    const { body } = request;
    const movie = numberIn(body, 'ID') ?? 0;
    if (movie < 1) throw problem({ ID: ['The field ID must be between 1 and 2147483647.'] });
    const episode = series.episodes.find((one) => one.anidb === numberIn(body, 'EpisodeID'));
    if (episode === undefined) throw problem({ EpisodeID: ['Episode not found.'] });
    linkMovie(series, episode, movie, bodyField(body, 'Replace') === true);
    library.changed(series);
    if (!library.tmdbMovies.has(movie) || bodyField(body, 'Refresh') === true)
      refreshTmdbLater(sandbox, 'Movie', movie);
    return reply.code(204).send();
  });
}
