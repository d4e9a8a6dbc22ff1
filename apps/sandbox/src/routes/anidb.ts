import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { everything } from '../filters/filterQuery.ts';
import { compareMatches, type Match, matchText, plainText } from '../filters/fuzzy.ts';
import { notFound } from '../http/errors.ts';
import { listResult, pathId, type Query, queryOf } from '../http/query.ts';
import { titlesOf } from '../model/seriesText.ts';
import { similarTo } from '../model/similar.ts';
import type { Relation, Series } from '../model/types.ts';
import { presentAnime, presentAnimeById, presentOutsideAnime } from '../present/presentAnime.ts';
import { presentAnidbEpisode } from '../present/presentEpisode.ts';
import { presentSeries } from '../present/presentSeries.ts';
import { type View, viewOf } from '../present/view.ts';
import { allowSeries, dataSources, seriesInPath } from './access.ts';
import { selectEpisodes } from './episodeSelection.ts';

/** The series with the AniDB ID of the path; undefined when the collection does not hold it. @throws 404 */
function seriesOfAnidb(view: View, request: FastifyRequest): Series | undefined {
  const anidb = pathId('anidbID', request.params);
  const series = view.library.seriesByAnidb.get(anidb);
  if (series !== undefined) return allowSeries(view, series);
  if (!view.library.outsideAnime.has(anidb) && !view.library.formerSeries.has(anidb))
    throw notFound('No Series.AniDB entry for the given anidbID');
  return undefined;
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
    return presentAnimeById(view, anidb, { approval: { value: approval, votes } }) ?? [];
  });
}

function presentRelation(view: View, series: Series, { anidb, type }: Relation) {
  return {
    IDs: { Shoko: series.id, AniDB: series.anidb },
    RelatedIDs: { Shoko: view.library.seriesByAnidb.get(anidb)?.id ?? null, AniDB: anidb },
    Type: type,
    Source: 'AniDB',
  };
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
    let found: Match | undefined;
    for (const { name } of allTitles ? titlesOf(anime) : [{ name: anime.title }]) {
      const match = matchText(name, wanted, fuzzy);
      if (match !== undefined && (found === undefined || compareMatches(match, found) < 0)) found = match;
    }
    return found;
  };
  const results: { match: Match; present: () => unknown }[] = [];
  if (local !== false) {
    for (const series of view.library.series.values()) {
      if (!view.engine.canSee(series, view.visitor)) continue;
      const match = best(series);
      if (match !== undefined) results.push({ match, present: () => presentAnime(view, series) });
    }
  }
  if (local !== true) {
    for (const series of view.library.formerSeries.values()) {
      const match = best(series);
      if (match !== undefined) results.push({ match, present: () => presentAnime(view, series) });
    }
    for (const anime of view.library.outsideAnime.values()) {
      const match = best(anime);
      if (match !== undefined) results.push({ match, present: () => presentOutsideAnime(view, anime) });
    }
  }
  results.sort((a, b) => compareMatches(a.match, b.match));
  return listResult(results, page, ({ present }) => present());
}

export function anidbRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/Series/AniDB', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(50, 100);
    const start = (query.text('startsWith') ?? '').toLowerCase();
    const list = view.engine
      .series(everything, view.visitor)
      .filter((series) => series.title.toLowerCase().startsWith(start));
    return listResult(list, page, (series) => presentAnime(view, series));
  });

  app.get('/api/v3/Series/AniDB/Relations', (request) => {
    const view = viewOf(sandbox, request);
    const page = queryOf(request).page(50, 100);
    const all = [...view.library.series.values()]
      .filter((series) => view.engine.canSee(series, view.visitor))
      .flatMap((series) => series.relations.map((relation) => ({ series, relation })));
    return listResult(all, page, ({ series, relation }) => presentRelation(view, series, relation));
  });

  app.get('/api/v3/Series/AniDB/RecommendedForYou', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(30, 100);
    const showAll = query.boolean('showAll', false);
    const restricted = query.boolean('includeRestricted', false);
    const { watches } = view.library.userData(view.visitor.id);
    const watched = new Set([...watches.keys()].flatMap((id) => view.library.episodes.get(id)?.series ?? []));
    const matches = new Map<number, Series[]>();
    for (const series of watched) {
      for (const { anidb } of similarTo(view.library, series)) {
        const local = view.library.seriesByAnidb.get(anidb);
        if (
          local !== undefined &&
          (watched.has(local) || !showAll || !view.engine.canSee(local, view.visitor))
        )
          continue;
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

  app.get('/api/v3/Series/AniDB/Search', (request) => {
    const query = queryOf(request);
    return searchAnidb(viewOf(sandbox, request), query.text('query') ?? '', query);
  });

  app.get<{ Params: { query: string } }>('/api/v3/Series/AniDB/Search/:query', (request) =>
    searchAnidb(viewOf(sandbox, request), request.params.query, queryOf(request)),
  );

  app.get('/api/v3/Series/AniDB/:anidbID', (request) => {
    const view = viewOf(sandbox, request);
    seriesOfAnidb(view, request);
    return presentAnimeById(view, pathId('anidbID', request.params));
  });

  app.get('/api/v3/Series/AniDB/:anidbID/Related', (request) => {
    const view = viewOf(sandbox, request);
    const series = seriesOfAnidb(view, request);
    return series === undefined ? [] : related(view, series);
  });

  app.get('/api/v3/Series/AniDB/:anidbID/Similar', (request) => {
    const view = viewOf(sandbox, request);
    const series = seriesOfAnidb(view, request);
    return series === undefined ? [] : similar(view, series);
  });

  app.get('/api/v3/Series/AniDB/:anidbID/Relations', (request) => {
    const view = viewOf(sandbox, request);
    const series = seriesOfAnidb(view, request);
    return series === undefined
      ? []
      : series.relations.map((relation) => presentRelation(view, series, relation));
  });

  app.get('/api/v3/Series/AniDB/:anidbID/Series', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const series = seriesOfAnidb(view, request);
    if (series === undefined) throw notFound('No Series entry for the given anidbID');
    return presentSeries(view, series, {
      randomImages: query.boolean('randomImages', false),
      dataFrom: query.enums('includeDataFrom', dataSources),
    });
  });

  app.get('/api/v3/Series/AniDB/:anidbID/Episode', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(20, 1000);
    const series =
      seriesOfAnidb(view, request) ?? view.library.formerSeries.get(pathId('anidbID', request.params));
    const episodes = series === undefined ? [] : selectEpisodes(view, series.episodes, query);
    return listResult(episodes, page, (episode) => presentAnidbEpisode(view, episode));
  });

  app.get('/api/v3/Series/:seriesID/AniDB', (request) => {
    const view = viewOf(sandbox, request);
    return presentAnime(view, seriesInPath(view, request));
  });

  app.get('/api/v3/Series/:seriesID/AniDB/Related', (request) => {
    const view = viewOf(sandbox, request);
    return related(view, seriesInPath(view, request));
  });

  app.get('/api/v3/Series/:seriesID/AniDB/Similar', (request) => {
    const view = viewOf(sandbox, request);
    return similar(view, seriesInPath(view, request));
  });

  for (const path of ['/api/v3/Series/:seriesID/AniDB/Relations', '/api/v3/Series/:seriesID/Relations']) {
    app.get(path, (request) => {
      const view = viewOf(sandbox, request);
      const series = seriesInPath(view, request);
      // The relations of a series are those to other series of the collection; AniDB's own name the rest too.
      const known = path.includes('/AniDB/')
        ? series.relations
        : series.relations.filter(({ anidb }) => view.library.seriesByAnidb.has(anidb));
      return known.map((relation) => presentRelation(view, series, relation));
    });
  }
}
