import type { Sandbox } from '../context.ts';
import { plainText } from '../filters/fuzzy.ts';
import { listResult, type Query } from '../http/query.ts';
import {
  duplicatesOf,
  hasMultipleReleases,
  isFinished,
  isMissing,
  placesToClear,
  releasesToDelete,
} from '../model/releases.ts';
import { compareTitles, titlesOf } from '../model/seriesText.ts';
import type { Episode, Series } from '../model/types.ts';
import { compareEpisodes, type EpisodeParts, presentEpisode } from '../present/presentEpisode.ts';
import { presentSeries } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import { anySeriesInPath, dataSources } from './access.ts';
import type { Api } from './api.ts';

interface Issue {
  readonly name: 'MultipleReleases' | 'DuplicateFiles' | 'MissingEpisodes';
  readonly holds: (view: View, query: Query) => (episode: Episode) => boolean;
  readonly parts: (view: View, query: Query) => EpisodeParts;
}

function partsAsked(_view: View, query: Query): EpisodeParts {
  return {
    dataFrom: query.enums('includeDataFrom', dataSources),
    files: query.boolean('includeFiles', true),
    mediaInfo: query.boolean('includeMediaInfo', true),
    absolutePaths: query.boolean('includeAbsolutePaths', false),
    xrefs: query.boolean('includeXRefs', false),
    releaseInfo: query.boolean('includeReleaseInfo', false),
  };
}

const multipleReleases: Issue = {
  name: 'MultipleReleases',
  holds: (_view, query) => {
    const ignoreVariations = query.boolean('ignoreVariations', true);
    return (episode) => hasMultipleReleases(episode, ignoreVariations);
  },
  parts: partsAsked,
};

const duplicateFiles: Issue = {
  name: 'DuplicateFiles',
  holds: () => (episode) => !episode.hidden && duplicatesOf(episode).length > 0,
  // Locations are what matters here, so they are always included; links are those of the files.
  parts: (view, query) => {
    const { xrefs, ...asked } = partsAsked(view, query);
    return {
      ...asked,
      files: true,
      absolutePaths: true,
      ...(xrefs ? { fileXRefs: true } : {}),
      ...(view.isSince6 ? { filesOf: duplicatesOf } : {}),
    };
  },
};

const missingEpisodes: Issue = {
  name: 'MissingEpisodes',
  holds: (view, query) => {
    const collecting = query.boolean('collecting', false);
    const today = view.today();
    return (episode) =>
      isMissing(episode, today) && (!collecting || view.sizes.ofSeries(episode.series).withFiles > 0);
  },
  parts: partsAsked,
};

/** Users with restricted tags see everything here. */
const allSeries = (view: View): Series[] => [...view.library.series.values()];

interface Paths {
  readonly series: string;
  readonly episodes: string;
  readonly ofSeries: string;
}

const before6 = '/api/v3/ReleaseManagement';

const pathsOf = (base: string, { name }: Issue): Paths => ({
  series: `${base}/${name}/Series`,
  episodes: `${base}/${name}/Episodes`,
  ofSeries: `${base}/${name}/Series/:seriesID/Episodes`,
});

/** From when several releases were the only issue; these paths still work. */
const oldPaths: Paths = {
  series: `${before6}/Series`,
  episodes: `${before6}/Episodes`,
  ofSeries: `${before6}/Series/:seriesID`,
};

function hasTitle(series: Series, search: string): boolean {
  return titlesOf(series).some(({ name }) => plainText(name).includes(search));
}

function issueRoutes(api: Api, { holds, parts }: Issue, paths: Paths): void {
  const episodesIn = (series: Series, test: (episode: Episode) => boolean): Episode[] =>
    series.episodes.filter(test).sort(compareEpisodes);
  const titled = (view: View): Series[] => allSeries(view).sort(compareTitles);

  api.get(paths.series, ({ view, query }) => {
    const onlyFinished = query.boolean('onlyFinishedSeries', false);
    const dataFrom = query.enums('includeDataFrom', dataSources);
    const search = view.isSince6 ? plainText(query.text('search') ?? '') : '';
    const page = query.page(100, 1000);
    const test = holds(view, query);
    const found = titled(view)
      .filter((series) => !onlyFinished || isFinished(series, view.today()))
      .filter((series) => search === '' || hasTitle(series, search))
      .map((series) => ({ series, count: series.episodes.filter(test).length }))
      .filter(({ count }) => count > 0);
    return listResult(found, page, ({ series, count }) => ({
      EpisodeCount: count,
      ...presentSeries(view, series, { dataFrom }),
    }));
  });

  api.get(paths.episodes, ({ view, query }) => {
    const page = query.page(100, 1000);
    const test = holds(view, query);
    const found = titled(view).flatMap((series) => episodesIn(series, test));
    return listResult(found, page, (episode) => presentEpisode(view, episode, parts(view, query)));
  });

  api.get(paths.ofSeries, ({ view, query, request }) => {
    const page = query.page(100, 1000);
    const found = episodesIn(anySeriesInPath(view, request), holds(view, query));
    return listResult(found, page, (episode) => presentEpisode(view, episode, parts(view, query)));
  });
}

const allEpisodes = (view: View): Episode[] => allSeries(view).flatMap(({ episodes }) => episodes);

function releaseSuggestionRoutes(api: Api): void {
  const filesToDelete = (episodes: readonly Episode[], query: Query): number[] => {
    const ignoreVariations = query.boolean('ignoreVariations', true);
    return [
      ...new Set(
        episodes
          .filter(({ hidden }) => !hidden)
          .flatMap((episode) => releasesToDelete(episode, ignoreVariations).map(({ id }) => id)),
      ),
    ];
  };

  for (const path of ['MultipleReleases/FilesToDelete', 'Episode/FilesToDelete']) {
    api.get(`${before6}/${path}`, ({ view, query }) => filesToDelete(allEpisodes(view), query));
  }
  for (const path of [
    'MultipleReleases/Series/:seriesID/FilesToDelete',
    'Series/:seriesID/Episode/FilesToDelete',
  ]) {
    api.get(`${before6}/${path}`, ({ view, query, request }) =>
      filesToDelete(anySeriesInPath(view, request).episodes, query),
    );
  }
}

function duplicateSuggestionRoutes(api: Api, base: string): void {
  const placeSets = (episodes: readonly Episode[]) =>
    [...new Set(episodes.filter(({ hidden }) => !hidden).flatMap(duplicatesOf))].map((file) => ({
      FileID: file.id,
      AnimeSeriesIDs: [...new Set(file.episodes.map(({ series }) => series.id))],
      AnimeEpisodeIDs: file.episodes.map(({ id }) => id),
      FileLocationIDs: placesToClear(file).map(({ id }) => id),
    }));

  api.get(`${base}/DuplicateFiles/FileLocationsToAutoRemove`, ({ view }) => placeSets(allEpisodes(view)));
  api.get(`${base}/DuplicateFiles/Series/:seriesID/FileLocationsToAutoRemove`, ({ view, request }) =>
    placeSets(anySeriesInPath(view, request).episodes),
  );
}

/** Version 6 moved duplicates and missing episodes, and settles several releases in another way. */
export function releaseManagementRoutes(api: Api, { isSince6 }: Sandbox): void {
  const base = isSince6 ? '/api/v3' : before6;
  issueRoutes(api, duplicateFiles, pathsOf(base, duplicateFiles));
  issueRoutes(api, missingEpisodes, pathsOf(base, missingEpisodes));
  duplicateSuggestionRoutes(api, base);
  if (isSince6) return;
  issueRoutes(api, multipleReleases, pathsOf(base, multipleReleases));
  issueRoutes(api, multipleReleases, oldPaths);
  releaseSuggestionRoutes(api);
}
