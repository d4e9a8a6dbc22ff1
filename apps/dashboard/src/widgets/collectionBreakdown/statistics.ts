import type { CollectionStatistics } from '@hondana/shared/api/types';
import { formatBytes, formatNumber } from '@hondana/shared/ui/format';

export interface Statistic {
  readonly label: string;
  readonly value: string;
  /** Page that lists them, below the base path. */
  readonly to?: string;
}

/** Live filter of series without a TMDB link (facts 5.6). */
const missingLinks = '/collection/filter/live?f=MissingTmdbLink';

const releases = '/utilities/release-management';

/** Grouped (facts 5.13). */
export function statistics(stats: CollectionStatistics): readonly (readonly Statistic[])[] {
  return [
    [
      { label: 'Series', value: formatNumber(stats.SeriesCount), to: '/collection' },
      { label: 'Series Completed', value: formatNumber(stats.FinishedSeries) },
      { label: 'Episodes Watched', value: formatNumber(stats.WatchedEpisodes) },
      { label: 'Hours Watched', value: `${formatNumber(stats.WatchedHours)} H` },
    ],
    [
      { label: 'Collection Size', value: formatBytes(stats.FileSize) },
      { label: 'Files', value: formatNumber(stats.FileCount), to: '/utilities/file-search' },
    ],
    [
      {
        label: 'Unknown Files',
        value: formatNumber(stats.UnrecognizedFiles),
        to: '/utilities/unrecognized',
      },
      {
        label: 'Duplicate Episodes',
        value: formatNumber(stats.EpisodesWithMultipleFiles),
        to: `${releases}/multiples`,
      },
      {
        label: 'Duplicate Hashes',
        value: formatNumber(stats.FilesWithDuplicateLocations),
        to: `${releases}/duplicates`,
      },
    ],
    [
      {
        label: 'Missing TMDB Links',
        value: formatNumber(stats.SeriesWithMissingLinks),
        to: missingLinks,
      },
      {
        label: 'Missing Episodes (Collecting)',
        value: formatNumber(stats.MissingEpisodesCollecting),
        to: `${releases}/missing-episodes?onlyCollecting=true`,
      },
      {
        label: 'Missing Episodes (Total)',
        value: formatNumber(stats.MissingEpisodes),
        to: `${releases}/missing-episodes`,
      },
    ],
  ];
}
