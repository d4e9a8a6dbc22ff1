import type { ServerSide } from '@hondana/shared/api/serverVersion';
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

function counted(label: string, count: number, to?: string): Statistic {
  return { label, value: formatNumber(count), ...(to && { to }) };
}

/** Grouped (facts 5.13). Version 6 has no page of multiple releases. */
export function statistics(stats: CollectionStatistics, side: ServerSide): readonly (readonly Statistic[])[] {
  return [
    [
      counted('Series', stats.SeriesCount, '/collection'),
      counted('Series Completed', stats.FinishedSeries),
      counted('Episodes Watched', stats.WatchedEpisodes),
      { label: 'Hours Watched', value: `${formatNumber(stats.WatchedHours)} H` },
    ],
    [
      { label: 'Collection Size', value: formatBytes(stats.FileSize) },
      counted('Files', stats.FileCount, '/utilities/file-search'),
    ],
    [
      counted('Unknown Files', stats.UnrecognizedFiles, '/utilities/unrecognized'),
      counted(
        'Duplicate Episodes',
        stats.EpisodesWithMultipleFiles,
        side === 'before6' ? `${releases}/multiples` : undefined,
      ),
      counted('Duplicate Hashes', stats.FilesWithDuplicateLocations, `${releases}/duplicates`),
    ],
    [
      counted('Missing TMDB Links', stats.SeriesWithMissingLinks, missingLinks),
      counted(
        'Missing Episodes (Collecting)',
        stats.MissingEpisodesCollecting,
        `${releases}/missing-episodes?onlyCollecting=true`,
      ),
      counted('Missing Episodes (Total)', stats.MissingEpisodes, `${releases}/missing-episodes`),
    ],
  ];
}
