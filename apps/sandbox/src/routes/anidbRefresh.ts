import type { Sandbox } from '../context.ts';
import { serverFault } from '../http/errors.ts';
import { pathId, type Query } from '../http/query.ts';
import { joinSeries, learnAnime } from '../model/joining.ts';
import type { Api } from './api.ts';
import { emitSeriesUpdated } from './seriesEvents.ts';

/** The server's own copy (`cacheOnly`) is always available. */
function canFetch({ network }: Sandbox, cacheOnly: boolean): boolean {
  return cacheOnly || (network.online && !network.isBanned('http'));
}

function isKnownToAnidb({ library }: Sandbox, anidb: number): boolean {
  return (
    library.seriesByAnidb.has(anidb) || library.formerSeries.has(anidb) || library.outsideAnime.has(anidb)
  );
}

/**
 * @returns whether it was fetched at once; false if it is queued, or AniDB has no data
 * @throws 500 if it has to be fetched at once without internet
 */
function refresh(sandbox: Sandbox, anidb: number, query: Query): boolean {
  const { library, queue, clock } = sandbox;
  const cacheOnly = query.boolean('cacheOnly', false);
  const create = query.boolean('createSeriesEntry', false);
  const immediate = query.boolean('immediate', false);
  for (const name of ['force', 'downloadRelations', 'skipTmdbUpdate']) query.boolean(name, false);
  const fetch = () => {
    learnAnime(library, anidb, clock.now().getTime());
    const joined = create ? joinSeries(library, anidb, clock.now().getTime()) : undefined;
    const series = library.seriesByAnidb.get(anidb);
    if (series !== undefined) emitSeriesUpdated(sandbox, series, joined === undefined ? 'Updated' : 'Added');
  };
  if (immediate) {
    if (!cacheOnly && !sandbox.network.online) throw serverFault();
    const isKnown = isKnownToAnidb(sandbox, anidb) && canFetch(sandbox, cacheOnly);
    if (isKnown) fetch();
    return isKnown;
  }
  const series = library.seriesByAnidb.get(anidb);
  const title =
    series === undefined
      ? (library.formerSeries.get(anidb) ?? library.outsideAnime.get(anidb))?.title
      : library.seriesName(series);
  queue.add({
    key: `AniDB.GetAniDBAnimeJob_AnimeID:${anidb}`,
    type: 'Get AniDB Anime Data',
    title: 'Getting AniDB Anime Data',
    details: { Anime: title ?? String(anidb) },
    duration: 800,
    ...(cacheOnly ? {} : { needs: 'anidb-http' as const }),
    done: fetch,
  });
  return false;
}

export function anidbRefreshRoutes(api: Api, sandbox: Sandbox): void {
  api.post('/api/v3/Series/:seriesID/AniDB/Refresh', ({ query, series }) =>
    refresh(sandbox, series.anidb, query),
  );

  api.post('/api/v3/Series/AniDB/:anidbID/Refresh', ({ query, params }) =>
    refresh(sandbox, pathId('anidbID', params), query),
  );
}
