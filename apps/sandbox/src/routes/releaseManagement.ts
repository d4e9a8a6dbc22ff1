import { listResult, type Query } from '../http/query.ts';
import {
  duplicatesOf,
  hasMultipleReleases,
  isFinished,
  isMissing,
  placesToClear,
  releasesToDelete,
} from '../model/releases.ts';
import { compareTitles } from '../model/seriesText.ts';
import type { Episode, Series } from '../model/types.ts';
import { compareEpisodes, type EpisodeParts, presentEpisode } from '../present/presentEpisode.ts';
import { presentSeries } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import { anySeriesInPath, dataSources } from './access.ts';
import type { Api } from './api.ts';

interface Issue {
  readonly name: 'MultipleReleases' | 'DuplicateFiles' | 'MissingEpisodes';
  readonly holds: (view: View, query: Query) => (episode: Episode) => boolean;
  readonly parts: (query: Query) => EpisodeParts;
}

function partsAsked(query: Query): EpisodeParts {
  return {
    dataFrom: query.enums('includeDataFrom', dataSources),
    files: query.boolean('includeFiles', true),
    mediaInfo: query.boolean('includeMediaInfo', true),
    absolutePaths: query.boolean('includeAbsolutePaths', false),
    xrefs: query.boolean('includeXRefs', false),
  };
}

const issues: readonly Issue[] = [
  {
    name: 'MultipleReleases',
    holds: (_view, query) => {
      const ignoreVariations = query.boolean('ignoreVariations', true);
      return (episode) => hasMultipleReleases(episode, ignoreVariations);
    },
    parts: partsAsked,
  },
  {
    name: 'DuplicateFiles',
    holds: () => (episode) => !episode.hidden && duplicatesOf(episode).length > 0,
    // Locations are what matters here, so they are always included; links are those of the files.
    parts: (query) => {
      const { xrefs, ...asked } = partsAsked(query);
      return { ...asked, files: true, absolutePaths: true, ...(xrefs ? { fileXRefs: true } : {}) };
    },
  },
  {
    name: 'MissingEpisodes',
    holds: (view, query) => {
      const collecting = query.boolean('collecting', false);
      const today = view.today();
      return (episode) =>
        isMissing(episode, today) && (!collecting || view.sizes.ofSeries(episode.series).withFiles > 0);
    },
    parts: partsAsked,
  },
];

const base = '/api/v3/ReleaseManagement';

/** Users with restricted tags see everything here. */
const allSeries = (view: View): Series[] => [...view.library.series.values()];

interface Paths {
  readonly series: string;
  readonly episodes: string;
  readonly ofSeries: string;
}

const pathsOf = ({ name }: Issue): Paths => ({
  series: `${base}/${name}/Series`,
  episodes: `${base}/${name}/Episodes`,
  ofSeries: `${base}/${name}/Series/:seriesID/Episodes`,
});

/** From when several releases were the only issue; these paths still work. */
const oldPaths: Paths = {
  series: `${base}/Series`,
  episodes: `${base}/Episodes`,
  ofSeries: `${base}/Series/:seriesID`,
};

function issueRoutes(api: Api, { holds, parts }: Issue, paths: Paths): void {
  const episodesIn = (series: Series, test: (episode: Episode) => boolean): Episode[] =>
    series.episodes.filter(test).sort(compareEpisodes);
  const titled = (view: View): Series[] => allSeries(view).sort(compareTitles);

  api.get(paths.series, ({ view, query }) => {
    const onlyFinished = query.boolean('onlyFinishedSeries', false);
    const dataFrom = query.enums('includeDataFrom', dataSources);
    const page = query.page(100, 1000);
    const test = holds(view, query);
    const found = titled(view)
      .filter((series) => !onlyFinished || isFinished(series, view.today()))
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
    return listResult(found, page, (episode) => presentEpisode(view, episode, parts(query)));
  });

  api.get(paths.ofSeries, ({ view, query, request }) => {
    const page = query.page(100, 1000);
    const found = episodesIn(anySeriesInPath(view, request), holds(view, query));
    return listResult(found, page, (episode) => presentEpisode(view, episode, parts(query)));
  });
}

function suggestionRoutes(api: Api): void {
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
  const placeSets = (episodes: readonly Episode[]) =>
    [...new Set(episodes.filter(({ hidden }) => !hidden).flatMap(duplicatesOf))].map((file) => ({
      FileID: file.id,
      AnimeSeriesIDs: [...new Set(file.episodes.map(({ series }) => series.id))],
      AnimeEpisodeIDs: file.episodes.map(({ id }) => id),
      FileLocationIDs: placesToClear(file).map(({ id }) => id),
    }));
  const all = (view: View): Episode[] => allSeries(view).flatMap(({ episodes }) => episodes);

  for (const path of ['MultipleReleases/FilesToDelete', 'Episode/FilesToDelete']) {
    api.get(`${base}/${path}`, ({ view, query }) => filesToDelete(all(view), query));
  }
  for (const path of [
    'MultipleReleases/Series/:seriesID/FilesToDelete',
    'Series/:seriesID/Episode/FilesToDelete',
  ]) {
    api.get(`${base}/${path}`, ({ view, query, request }) =>
      filesToDelete(anySeriesInPath(view, request).episodes, query),
    );
  }
  api.get(`${base}/DuplicateFiles/FileLocationsToAutoRemove`, ({ view }) => placeSets(all(view)));
  api.get(`${base}/DuplicateFiles/Series/:seriesID/FileLocationsToAutoRemove`, ({ view, request }) =>
    placeSets(anySeriesInPath(view, request).episodes),
  );
}

export function releaseManagementRoutes(api: Api): void {
  for (const issue of issues) {
    issueRoutes(api, issue, pathsOf(issue));
    if (issue.name === 'MultipleReleases') issueRoutes(api, issue, oldPaths);
  }
  suggestionRoutes(api);
}
