import type { FastifyRequest } from 'fastify';
import { everything } from '../filters/filterQuery.ts';
import { bestMatch, compareMatches, type Match, plainText } from '../filters/fuzzy.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { listResult, pathId, type Query } from '../http/query.ts';
import { titlesOf } from '../model/seriesText.ts';
import { similarTo } from '../model/similar.ts';
import type { Series } from '../model/types.ts';
import {
  presentAnime,
  presentAnimeById,
  presentNamedAnime,
  presentOutsideAnime,
  presentRelation,
} from '../present/presentAnime.ts';
import { presentAnidbEpisode } from '../present/presentEpisode.ts';
import { presentSeries } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import { allowSeries, seriesParts } from './access.ts';
import type { Api } from './api.ts';
import { selectEpisodes } from './episodeSelection.ts';

/** Includes former series; undefined if only AniDB knows the anime. @throws 404 or 403 */
function animeInPath(view: View, request: FastifyRequest): Series | undefined {
  const { seriesByAnidb, formerSeries, outsideAnime } = view.library;
  const anidb = pathId('anidbID', request.params);
  const series = seriesByAnidb.get(anidb) ?? formerSeries.get(anidb);
  if (series === undefined && !outsideAnime.has(anidb))
    throw notFound('No Series.AniDB entry for the given anidbID');
  if (series !== undefined && !view.engine.canSee(series, view.visitor))
    throw forbidden('Accessing AnidbAnime is not allowed for the current user');
  return series;
}

/** Only series of the collection. @throws 404 or 403 */
function localAnimeInPath(view: View, request: FastifyRequest): Series | undefined {
  const series = animeInPath(view, request);
  return series !== undefined && view.library.series.has(series.id) ? series : undefined;
}

function related(view: View, series: Series) {
  return series.relations.flatMap(({ anidb, type }) => {
    const local = view.library.seriesByAnidb.get(anidb);
    if (local !== undefined && !view.engine.canSee(local, view.visitor)) return [];
    return presentAnimeById(view, anidb, { relation: type }) ?? [];
  });
}

function similar(view: View, series: Series) {
  return similarTo(view.library, series).flatMap(({ anidb, approval, votes }) => {
    const local = view.library.seriesByAnidb.get(anidb);
    if (local !== undefined && !view.engine.canSee(local, view.visitor)) return [];
    const extras = { approval: { value: approval, votes } };
    const outside = view.library.outsideAnime.get(anidb);
    if (outside !== undefined) return presentNamedAnime(view, outside, extras);
    return presentAnimeById(view, anidb, extras) ?? [];
  });
}

function searchAnidb(view: View, text: string, query: Query) {
  const page = query.page(50, 100);
  const local = query.has('local') ? query.boolean('local', true) : undefined;
  const allTitles = query.boolean('includeTitles', true);
  const byId = query.boolean('searchById', true);
  const fuzzy = query.boolean('fuzzy', true);
  const wanted = plainText(text);
  const best = (anime: { anidb: number; title: string }): Match | undefined => {
    if (byId && text.trim() === String(anime.anidb))
      return { exact: true, index: 0, distance: 0, lengthDifference: 0, text };
    const names = allTitles ? titlesOf(anime).map(({ name }) => name) : [anime.title];
    return bestMatch(names, wanted, fuzzy);
  };
  const results: { match: Match; present: () => unknown }[] = [];
  const add = (anime: { anidb: number; title: string }, present: () => unknown) => {
    const match = best(anime);
    if (match !== undefined) results.push({ match, present });
  };
  const { series, formerSeries, outsideAnime } = view.library;
  if (local !== false) {
    for (const one of series.values())
      if (view.engine.canSee(one, view.visitor)) add(one, () => presentAnime(view, one));
  }
  if (local !== true) {
    for (const one of formerSeries.values()) add(one, () => presentAnime(view, one));
    for (const one of outsideAnime.values()) add(one, () => presentOutsideAnime(view, one));
  }
  results.sort((a, b) => compareMatches(a.match, b.match));
  return listResult(results, page, ({ present }) => present());
}

export function anidbRoutes(api: Api): void {
  api.get('/api/v3/Series/AniDB', ({ view, query }) => {
    const page = query.page(50, 100);
    const start = (query.text('startsWith') ?? '').toLowerCase();
    const list = view.engine
      .series(everything, view.visitor)
      .filter((series) => series.title.toLowerCase().startsWith(start));
    return listResult(list, page, (series) => presentAnime(view, series));
  });

  api.get('/api/v3/Series/AniDB/Relations', ({ view, query }) => {
    const page = query.page(50, 100);
    const all = [...view.library.series.values()]
      .filter((series) => view.engine.canSee(series, view.visitor))
      .flatMap((series) => series.relations.map((relation) => ({ series, relation })));
    return listResult(all, page, ({ series, relation }) => presentRelation(view, series, relation));
  });

  api.get('/api/v3/Series/AniDB/RecommendedForYou', ({ view, query }) => {
    const page = query.page(30, 100);
    const showAll = query.boolean('showAll', false);
    const restricted = query.boolean('includeRestricted', false);
    const { watches } = view.library.userData(view.visitor.id);
    const watched = new Set([...watches.keys()].flatMap((id) => view.library.episodes.get(id)?.series ?? []));
    const matches = new Map<number, Series[]>();
    for (const series of watched) {
      for (const { anidb } of similarTo(view.library, series)) {
        const local = view.library.seriesByAnidb.get(anidb);
        // Anime outside the collection are only recommended on request.
        const isCandidate =
          local === undefined ? showAll : !watched.has(local) && view.engine.canSee(local, view.visitor);
        if (!isCandidate) continue;
        const isRestricted = local?.restricted ?? view.library.outsideAnime.get(anidb)?.restricted ?? false;
        if (isRestricted && !restricted) continue;
        matches.set(anidb, [...(matches.get(anidb) ?? []), series]);
      }
    }
    const ranked = [...matches].sort((a, b) => b[1].length - a[1].length || a[0] - b[0]);
    return listResult(ranked, page, ([anidb, list]) => ({
      Anime: presentAnimeById(view, anidb),
      SimilarTo: list.length,
    }));
  });

  api.get('/api/v3/Series/AniDB/Search', ({ view, query }) =>
    searchAnidb(view, query.text('query') ?? '', query),
  );

  api.get('/api/v3/Series/AniDB/Search/:query', ({ view, query, params }) =>
    searchAnidb(view, params.query, query),
  );

  api.get('/api/v3/Series/AniDB/:anidbID', ({ view, params, request }) => {
    animeInPath(view, request);
    return presentAnimeById(view, pathId('anidbID', params));
  });

  api.get('/api/v3/Series/AniDB/:anidbID/Related', ({ view, request }) => {
    const series = localAnimeInPath(view, request);
    return series === undefined ? [] : related(view, series);
  });

  api.get('/api/v3/Series/AniDB/:anidbID/Similar', ({ view, request }) => {
    const series = localAnimeInPath(view, request);
    return series === undefined ? [] : similar(view, series);
  });

  api.get('/api/v3/Series/AniDB/:anidbID/Relations', ({ view, request }) => {
    const series = localAnimeInPath(view, request);
    return series === undefined
      ? []
      : series.relations.map((relation) => presentRelation(view, series, relation));
  });

  api.get('/api/v3/Series/AniDB/:anidbID/Series', ({ view, query, params }) => {
    const series = view.library.seriesByAnidb.get(pathId('anidbID', params));
    if (series === undefined) throw notFound('No Series entry for the given anidbID');
    return presentSeries(view, allowSeries(view, series), seriesParts(query));
  });

  api.get('/api/v3/Series/AniDB/:anidbID/Episode', ({ view, query, request }) => {
    const page = query.page(20, 1000);
    const series = animeInPath(view, request);
    const episodes = series === undefined ? [] : selectEpisodes(view, series.episodes, query);
    return listResult(episodes, page, (episode) => presentAnidbEpisode(view, episode));
  });

  api.get('/api/v3/Series/:seriesID/AniDB', ({ view, series }) => presentAnime(view, series));

  api.get('/api/v3/Series/:seriesID/AniDB/Related', ({ view, series }) => related(view, series));

  api.get('/api/v3/Series/:seriesID/AniDB/Similar', ({ view, series }) => similar(view, series));

  for (const path of ['/api/v3/Series/:seriesID/AniDB/Relations', '/api/v3/Series/:seriesID/Relations']) {
    api.get(path, ({ view, series }) => {
      // A series' relations are within the collection; calls below `/AniDB/` include the others.
      const known = path.includes('/AniDB/')
        ? series.relations
        : series.relations.filter(({ anidb }) => view.library.seriesByAnidb.has(anidb));
      return known.map((relation) => presentRelation(view, series, relation));
    });
  }
}
