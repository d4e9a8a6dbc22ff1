import { mapConcurrently, type ReportProgress } from '@hondana/shared/bulk/mapConcurrently';
import type { PlaylistItem } from '@hondana/shared/players/playlist';
import { episodePageQuery } from '@hondana/shared/resources/episodes';
import { playlistItems } from '../../shared/playlistItems.ts';
import type { SelectedSeries } from './selectedCard.ts';

/**
 * Regular episodes with a file, series after series.
 *
 * @throws if the episodes of a series cannot be fetched, or on abort
 */
export async function seriesPlaylist(
  series: readonly SelectedSeries[],
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<readonly PlaylistItem[]> {
  const itemsOf = async ({ id, name }: SelectedSeries): Promise<readonly PlaylistItem[]> => {
    const { List } = await episodePageQuery.send(
      {
        seriesId: id,
        type: ['Episode'],
        includeDataFrom: ['AniDB'],
        includeFiles: true,
        page: 1,
        pageSize: 0,
      },
      signal,
    );
    return playlistItems(name, List);
  };
  return (await mapConcurrently(series, itemsOf, onProgress, signal)).flat();
}
