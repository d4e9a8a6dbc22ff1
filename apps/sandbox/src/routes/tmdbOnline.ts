import type { Sandbox } from '../context.ts';
import { notFound, serverFault } from '../http/errors.ts';
import { bodyField, listResult, numbersIn, pathId, type Query } from '../http/query.ts';
import { type TmdbWork, tmdbMovie, tmdbShow, tmdbWorks } from '../model/tmdb.ts';
import { presentRemoteMovie, presentRemoteShow } from '../present/presentTmdbSearch.ts';
import type { Api } from './api.ts';
import { refreshTmdb, refreshTmdbLater, type TmdbWorkKind } from './tmdbRefresh.ts';
import { worksByTitle } from './tmdbSearch.ts';

interface Kind {
  readonly kind: TmdbWorkKind;
  readonly parameter: string;
  readonly find: typeof tmdbShow;
  readonly present: (work: TmdbWork) => object;
}

const kinds: readonly Kind[] = [
  { kind: 'Show', parameter: 'showID', find: tmdbShow, present: presentRemoteShow },
  { kind: 'Movie', parameter: 'movieID', find: tmdbMovie, present: presentRemoteMovie },
];

function searchWorks(works: Iterable<TmdbWork>, query: Query): TmdbWork[] {
  const year = query.number('year', 0, 0);
  const restricted = query.boolean('includeRestricted', false);
  const yearOf = ({ firstDay }: TmdbWork) =>
    firstDay === null ? 0 : new Date(firstDay * 86400000).getUTCFullYear();
  const asked = [...works].filter(
    (work) => (restricted || !work.restricted) && (year === 0 || yearOf(work) === year),
  );
  return worksByTitle(asked, query.text('query') ?? '', false);
}

/** Forwarded from TMDB; fails without internet. */
export function tmdbOnlineRoutes(api: Api, sandbox: Sandbox): void {
  const { library, network } = sandbox;
  const requireInternet = () => {
    if (!network.online) throw serverFault();
  };

  for (const { kind, parameter, find, present } of kinds) {
    const path = `/api/v3/Tmdb/${kind}`;

    api.get(`${path}/Online/Search`, ({ query }) => {
      requireInternet();
      const page = query.page(6, 100);
      return listResult(searchWorks(tmdbWorks(library, kind), query), page, present);
    });

    api.post(`${path}/Online/Bulk`, ({ body }) => {
      requireInternet();
      return numbersIn(body, 'IDs')
        .flatMap((id) => find(library, id) ?? [])
        .map(present);
    });

    api.get(`${path}/Online/:${parameter}`, ({ params }) => {
      requireInternet();
      const work = find(library, pathId(parameter, params));
      if (work === undefined) throw notFound(`${kind} was not found on TMDB.`);
      return present(work);
    });

    api.post(`${path}/:${parameter}/Action/Refresh`, ({ body, params, reply }) => {
      const id = pathId(parameter, params);
      if (bodyField(body, 'Immediate') !== true) {
        refreshTmdbLater(sandbox, kind, id);
        return reply.code(204).send();
      }
      const stored = kind === 'Show' ? library.tmdbShows : library.tmdbMovies;
      if (bodyField(body, 'SkipIfExists') !== true || !stored.has(id)) {
        requireInternet();
        refreshTmdb(sandbox, kind, id);
      }
      return reply.code(200).send();
    });
  }
}
