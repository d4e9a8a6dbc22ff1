import type { Sandbox } from '../context.ts';
import { serverFault } from '../http/errors.ts';
import { pathId, type Query } from '../http/query.ts';
import { joinSeries, learnAnime } from '../model/joining.ts';
import type { Api } from './api.ts';
import { tellSeriesUpdated } from './seriesEvents.ts';

/** Whether AniDB answers just now; its own copy of what it once said, the server has always. */
function canAsk({ network }: Sandbox, cacheOnly: boolean): boolean {
  return cacheOnly || (network.online && !network.isBanned('http'));
}

function knows({ library }: Sandbox, anidb: number): boolean {
  return (
    library.seriesByAnidb.has(anidb) || library.formerSeries.has(anidb) || library.outsideAnime.has(anidb)
  );
}

/**
 * Fetches an anime again, at once or by a job.
 *
 * @returns whether it was fetched at once; false when it waits in the queue, or AniDB has nothing to say.
 * @throws 500 when it is to be fetched at once and there is no internet
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
    if (series !== undefined) tellSeriesUpdated(sandbox, series, joined === undefined ? 'Updated' : 'Added');
  };
  if (immediate) {
    if (!cacheOnly && !sandbox.network.online) throw serverFault();
    const isKnown = knows(sandbox, anidb) && canAsk(sandbox, cacheOnly);
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

/** Fetching what AniDB says of an anime. */
export function anidbRefreshRoutes(api: Api, sandbox: Sandbox): void {
  api.post('/api/v3/Series/:seriesID/AniDB/Refresh', ({ query, series }) =>
    refresh(sandbox, series.anidb, query),
  );

  api.post('/api/v3/Series/AniDB/:anidbID/Refresh', ({ query, params }) =>
    refresh(sandbox, pathId('anidbID', params), query),
  );
}
