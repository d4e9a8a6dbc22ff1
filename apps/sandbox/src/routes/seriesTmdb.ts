import type { Sandbox } from '../context.ts';
import { patchWithBody } from '../http/jsonPatch.ts';
import { bodyField, wholeNumberIn } from '../http/query.ts';
import type { Library } from '../model/library.ts';
import { fetchedMovie, fetchedShow } from '../model/tmdbLinked.ts';
import { unlinkMovie, unlinkShow } from '../model/tmdbLinking.ts';
import { orderingOf } from '../model/tmdbOrderings.ts';
import { seasonsOfShow } from '../model/tmdbSeasons.ts';
import type { Series } from '../model/types.ts';
import type { View } from '../present/view.ts';
import type { Job } from '../queue.ts';
import { seriesInPath } from './access.ts';
import type { Api } from './api.ts';
import { movies, presenterOf, seasons, shows } from './tmdbKinds.ts';
import { refreshTmdbJob } from './tmdbRefresh.ts';

const kinds = [
  { name: 'Show', links: 'tmdbShows' },
  { name: 'Movie', links: 'tmdbMovies' },
] as const;
type Kind = (typeof kinds)[number];

/** Unlinks one, or all of a kind if the ID is 0, with the links of the episodes. */
function unlink(library: Library, series: Series, { links }: Kind, body: unknown): void {
  const before = series[links].length;
  const id = wholeNumberIn(body, 'ID') ?? 0;
  if (links === 'tmdbShows') unlinkShow(library, series, id);
  else unlinkMovie(series, id, wholeNumberIn(body, 'EpisodeID') ?? 0);
  // What a user unlinked must not be linked again automatically.
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

  api.get('/api/v3/Series/:seriesID/TMDB/Show', (call) => {
    const { library } = call.view;
    return call.series.tmdbShows
      .flatMap((id) => fetchedShow(library, id) ?? [])
      .map((show) => ({ show, ordering: orderingOf(library, show.id) }))
      .map(presenterOf(shows, call));
  });

  api.get('/api/v3/Series/:seriesID/TMDB/Movie', (call) =>
    call.series.tmdbMovies
      .flatMap((id) => fetchedMovie(call.view.library, id) ?? [])
      .map(presenterOf(movies, call)),
  );

  api.get('/api/v3/Series/:seriesID/TMDB/Season', (call) => {
    const { library } = call.view;
    const series = seriesInPath(call.view, call.request, 'TMDB.Show');
    const linked = new Set(series.episodes.flatMap((episode) => episode.tmdbEpisodes));
    return series.tmdbShows
      .flatMap((show) => seasonsOfShow(library, show, orderingOf(library, show)))
      .filter((season) => season.episodes.some(({ id }) => linked.has(id)))
      .map(presenterOf(seasons, call));
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
