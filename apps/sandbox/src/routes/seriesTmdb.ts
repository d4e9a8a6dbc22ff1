import type { Sandbox } from '../context.ts';
import { patchWithBody } from '../http/jsonPatch.ts';
import { bodyField } from '../http/query.ts';
import type { Library } from '../model/library.ts';
import { unlinkMovie, unlinkShow } from '../model/tmdbLinking.ts';
import type { Series } from '../model/types.ts';
import { presentSeasonsOfSeries, presentTmdbData } from '../present/presentTmdb.ts';
import type { View } from '../present/view.ts';
import type { Job } from '../queue.ts';
import type { Api } from './api.ts';
import { refreshTmdbJob } from './tmdbRefresh.ts';

const kinds = [
  { name: 'Show', links: 'tmdbShows' },
  { name: 'Movie', links: 'tmdbMovies' },
] as const;
type Kind = (typeof kinds)[number];

const numberIn = (body: unknown, field: string): number => {
  const value = bodyField(body, field);
  return typeof value === 'number' ? value : 0;
};

/** Takes one link away, or all of a kind where the ID is 0, and what the episodes had from them. */
function unlink(library: Library, series: Series, { links }: Kind, body: unknown): void {
  const before = series[links].length;
  const id = numberIn(body, 'ID');
  if (links === 'tmdbShows') unlinkShow(library, series, id);
  else unlinkMovie(series, id, numberIn(body, 'EpisodeID'));
  // What a person unlinked must not be linked again by the server alone.
  if (series[links].length < before) series.tmdbAutoLinkingDisabled = true;
}

function imageJobs(series: Series, { name, links }: Kind): Job[] {
  return series[links].map((id) => ({
    key: `TMDB.DownloadTmdb${name}ImagesJob_Tmdb${name}ID:${id}`,
    type: `Download Images for TMDB ${name}`,
    title: `Downloading Images for TMDB ${name}`,
    details: { [`${name}ID`]: id },
    duration: 800,
    needs: 'network',
  }));
}

function autoMatchRoutes(api: Api): void {
  const path = '/api/v3/Series/:seriesID/AutoMatchSettings';

  const present = (view: View, series: Series) => ({
    TMDB: !series.tmdbAutoLinkingDisabled,
    ...(view.isOld ? { Trakt: !series.traktAutoLinkingDisabled } : {}),
  });

  const save = (view: View, series: Series, body: unknown) => {
    series.tmdbAutoLinkingDisabled = bodyField(body, 'TMDB') !== true;
    if (view.isOld) series.traktAutoLinkingDisabled = bodyField(body, 'Trakt') !== true;
    view.library.changed(series);
    return present(view, series);
  };

  api.get(path, ({ view, series }) => present(view, series));

  api.put(path, ({ view, series, body }) => save(view, series, body));

  api.patch(path, ({ view, series, body }) => {
    const document = present(view, series);
    patchWithBody('AutoMatchSettings', document, present(view, series), body);
    return save(view, series, document);
  });
}

/** What a series has on TMDB: its links, the work that can be done for them, and whether the server finds its own. */
export function seriesTmdbRoutes(api: Api, sandbox: Sandbox): void {
  autoMatchRoutes(api);

  api.post('/api/v3/Series/:seriesID/TMDB/Action/AutoSearch', ({ view, series, reply }) => {
    sandbox.queue.add({
      key: `TMDB.SearchTmdbJob_AnimeID:${series.anidb}`,
      type: 'Search for TMDB Match',
      title: 'Searching for TMDB Match',
      details: { Anime: view.library.seriesName(series) },
      duration: 800,
      needs: 'network',
    });
    return reply.code(204).send();
  });

  api.get('/api/v3/Series/:seriesID/TMDB/Show', ({ view, series }) => {
    return presentTmdbData(view.library, series).Shows;
  });

  api.get('/api/v3/Series/:seriesID/TMDB/Movie', ({ view, series }) => {
    return presentTmdbData(view.library, series).Movies;
  });

  api.get('/api/v3/Series/:seriesID/TMDB/Season', ({ view, series }) => {
    return presentSeasonsOfSeries(view.library, series);
  });

  for (const kind of kinds) {
    const path = `/api/v3/Series/:seriesID/TMDB/${kind.name}`;

    api.delete(path, ({ view, series, body, reply }) => {
      unlink(view.library, series, kind, body);
      view.library.changed(series);
      return reply.code(204).send();
    });

    api.post(`${path}/Action/Refresh`, ({ series, reply }) => {
      const jobs = series[kind.links].map((id) => refreshTmdbJob(sandbox, kind.name, id));
      if (jobs.length > 0) sandbox.queue.addAll(jobs);
      return reply.code(204).send();
    });

    api.post(`${path}/Action/DownloadImages`, ({ series, reply }) => {
      const jobs = imageJobs(series, kind);
      if (jobs.length > 0) sandbox.queue.addAll(jobs);
      return reply.code(204).send();
    });
  }
}
