import type { CollectionStatistics } from '@hondana/shared/api/types';
import { formatBytes, formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';

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

/** Grouped (facts 5.13). */
export function statistics(stats: CollectionStatistics): readonly (readonly Statistic[])[] {
  const hours = formatNumber(stats.WatchedHours);
  return [
    [
      counted(t`Series`, stats.SeriesCount, '/collection'),
      counted(t`Series Completed`, stats.FinishedSeries),
      counted(t`Episodes Watched`, stats.WatchedEpisodes),
      { label: t`Hours Watched`, value: t`${hours} H` },
    ],
    [
      { label: t`Collection Size`, value: formatBytes(stats.FileSize) },
      counted(t`Files`, stats.FileCount, '/utilities/file-search'),
    ],
    [
      counted(t`Unknown Files`, stats.UnrecognizedFiles, '/utilities/unrecognized'),
      counted(t`Duplicate Episodes`, stats.EpisodesWithMultipleFiles, `${releases}/multiples`),
      counted(t`Duplicate Hashes`, stats.FilesWithDuplicateLocations, `${releases}/duplicates`),
    ],
    [
      counted(t`Missing TMDB Links`, stats.SeriesWithMissingLinks, missingLinks),
      counted(
        t`Missing Episodes (Collecting)`,
        stats.MissingEpisodesCollecting,
        `${releases}/missing-episodes?onlyCollecting=true`,
      ),
      counted(t`Missing Episodes (Total)`, stats.MissingEpisodes, `${releases}/missing-episodes`),
    ],
  ];
}
