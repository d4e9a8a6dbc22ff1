import { listResult, type Page, type Query, type TriState } from '../http/query.ts';
import { hasMultipleReleases } from '../model/releases.ts';
import type { AnidbTag, Episode, Moment, Series, VideoFile } from '../model/types.ts';
import { presentDashboardEpisode } from '../present/presentDashboardEpisode.ts';
import { resumeOf } from '../present/presentEpisode.ts';
import { presentSeries } from '../present/presentSeries.ts';
import { passesTagFilter, presentAnidbTag } from '../present/presentTag.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';
import { calendarRoutes } from './calendar.ts';
import { visibleSeries } from './visibleSeries.ts';
import { nextUp } from './watching.ts';

/** Pages count from 1, but the reference's default for two lists is 0, which is accepted too. */
function lenientPage(query: Query, size: number): Page {
  const page = { size: query.number('pageSize', size, 0, 1000), number: query.number('page', 1, 0) };
  return { ...page, number: Math.max(1, page.number) };
}

function collectionStats(view: View) {
  const data = view.library.userData(view.visitor.id);
  const list = visibleSeries(view, 'true');
  const files = new Set<VideoFile>();
  const groups = new Set<number>();
  let finished = 0;
  let missing = 0;
  let collecting = 0;
  let unlinked = 0;
  let watchedEpisodes = 0;
  let watchedSeconds = 0;
  let multiple = 0;
  let local = 0;
  for (const series of list) {
    groups.add(series.groupId);
    const sizes = view.sizes.ofSeries(series);
    missing += sizes.missingEpisodes;
    collecting += sizes.missingCollecting;
    if (series.tmdbShows.length === 0 && series.tmdbMovies.length === 0 && !series.restricted) unlinked += 1;
    const { Episode: episodes } = view.sizes.watched(series, view.visitor.id);
    const ended = series.endDay !== null && series.endDay < view.today();
    if (ended && sizes.total.Episode > 0 && episodes >= sizes.total.Episode) finished += 1;
    for (const episode of series.episodes) {
      if (data.watchedAt(episode.id) !== null) {
        watchedEpisodes += 1;
        watchedSeconds += episode.length;
      }
      for (const file of episode.files) files.add(file);
      if (episode.files.length > 0) local += 1;
      if (hasMultipleReleases(episode, true)) multiple += 1;
    }
  }
  const all = [...view.library.files.values()];
  const unrecognized = all.filter((file) => file.episodes.length === 0 && !file.isIgnored).length;
  return {
    FileCount: files.size,
    SeriesCount: list.length,
    GroupCount: groups.size,
    FileSize: [...files].reduce((sum, { size }) => sum + size, 0),
    FinishedSeries: finished,
    WatchedEpisodes: watchedEpisodes,
    WatchedHours: Math.round(watchedSeconds / 360) / 10,
    PercentDuplicate: local === 0 ? 0 : Math.round((multiple / local) * 10000) / 100,
    MissingEpisodes: missing,
    MissingEpisodesCollecting: collecting,
    UnrecognizedFiles: unrecognized,
    SeriesWithMissingLinks: unlinked,
    EpisodesWithMultipleFiles: multiple,
    FilesWithDuplicateLocations: all.filter((file) => file.locations.length > 1).length,
  };
}

function seriesSummary(view: View) {
  const summary = {
    Series: 0,
    OVA: 0,
    Movie: 0,
    Special: 0,
    Web: 0,
    Other: 0,
    MusicVideo: 0,
    Unknown: 0,
    None: 0,
  };
  const names = { TV: 'Series', TVSpecial: 'Special' } as const;
  for (const { type } of visibleSeries(view, 'true')) {
    summary[type === 'TV' || type === 'TVSpecial' ? names[type] : type] += 1;
  }
  return summary;
}

function lastImport(series: Series): Moment | null {
  let last: Moment | null = null;
  for (const { files } of series.episodes) {
    for (const { imported } of files)
      if (imported !== null && (last === null || imported > last)) last = imported;
  }
  return last;
}

function lastActivity(view: View, series: Series): Moment {
  const data = view.library.userData(view.visitor.id);
  let last = 0;
  for (const episode of series.episodes) {
    last = Math.max(last, data.watchedAt(episode.id) ?? 0);
    for (const file of episode.files) last = Math.max(last, data.playbacks.get(file.id)?.viewed ?? 0);
  }
  return last;
}

function started(view: View, restricted: TriState): { series: Series; touched: Moment }[] {
  return visibleSeries(view, restricted)
    .map((series) => ({ series, touched: lastActivity(view, series) }))
    .filter(({ touched }) => touched > 0)
    .sort((a, b) => b.touched - a.touched || a.series.id - b.series.id);
}

export function dashboardRoutes(api: Api): void {
  api.get('/api/v3/Dashboard/Stats', ({ view }) => collectionStats(view));

  api.get('/api/v3/Dashboard/SeriesSummary', ({ view }) => seriesSummary(view));

  api.get('/api/v3/Dashboard/TopTags', ({ view, query }) => {
    const page = query.page(10, 100);
    const filter = query.number('filter', 0, -2147483648, 2147483647) >>> 0;
    const counts = new Map<AnidbTag, number>();
    for (const series of visibleSeries(view, 'true')) {
      for (const { tag } of series.tags)
        if (passesTagFilter(tag.kind, filter)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const ranked = [...counts].sort((a, b) => b[1] - a[1]);
    return listResult(ranked, page, ([tag, weight]) => presentAnidbTag(tag, { description: false, weight }))
      .List;
  });

  api.get('/api/v3/Dashboard/RecentlyAddedEpisodes', ({ view, query }) => {
    const page = query.page(30, 1000);
    const restricted = query.triState('includeRestricted', 'false');
    const pairs: { episode: Episode; file: VideoFile; at: Moment }[] = [];
    for (const series of visibleSeries(view, restricted)) {
      for (const episode of series.episodes) {
        for (const file of episode.files)
          if (file.imported !== null) pairs.push({ episode, file, at: file.imported });
      }
    }
    pairs.sort((a, b) => b.at - a.at || b.file.id - a.file.id);
    return listResult(pairs, page, ({ episode, file }) => presentDashboardEpisode(view, episode, file));
  });

  api.get('/api/v3/Dashboard/RecentlyAddedSeries', ({ view, query }) => {
    const page = query.page(20, 1000);
    const list = visibleSeries(view, query.triState('includeRestricted', 'false'))
      .flatMap((series) => {
        const at = lastImport(series);
        return at === null ? [] : [{ series, at }];
      })
      .sort((a, b) => b.at - a.at || b.series.id - a.series.id);
    return listResult(list, page, ({ series }) => presentSeries(view, series));
  });

  api.get('/api/v3/Dashboard/ContinueWatchingEpisodes', ({ view, query }) => {
    const page = lenientPage(query, 20);
    const kinds = new Set<string>(['Episode']);
    if (query.boolean('includeSpecials', true)) kinds.add('Special');
    if (query.boolean('includeOthers', false)) kinds.add('Other');
    const list = started(view, query.triState('includeRestricted', 'false')).flatMap(
      ({ series }) =>
        series.episodes.find((episode) => kinds.has(episode.type) && resumeOf(view, episode) !== null) ?? [],
    );
    const { playbacks } = view.library.userData(view.visitor.id);
    return listResult(list, page, (episode) => {
      const file = episode.files.find((one) => (playbacks.get(one.id)?.resume ?? null) !== null);
      return presentDashboardEpisode(view, episode, file ?? episode.files[0]);
    });
  });

  api.get('/api/v3/Dashboard/NextUpEpisodes', ({ view, query }) => {
    const page = lenientPage(query, 20);
    const options = {
      onlyUnwatched: query.boolean('onlyUnwatched', true),
      specials: query.boolean('includeSpecials', true),
      others: query.boolean('includeOthers', false),
      missing: query.boolean('includeMissing', false),
      unaired: false,
    };
    const list = started(view, query.triState('includeRestricted', 'false')).flatMap(
      ({ series }) => nextUp(view, series, options) ?? [],
    );
    return listResult(list, page, (episode) => presentDashboardEpisode(view, episode, episode.files[0]));
  });

  calendarRoutes(api);
}
