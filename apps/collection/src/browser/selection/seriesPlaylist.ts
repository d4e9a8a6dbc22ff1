import { forEachOrThrow, type Report } from '@hondana/shared/bulk/forEachOrThrow';
import type { PlaylistItem } from '@hondana/shared/players/playlist';
import { episodePageQuery } from '@hondana/shared/resources/episodes';
import { playlistItems } from '../../shared/playlistItems.ts';
import type { SelectedSeries } from './selectedCard.ts';

/**
 * A playlist of the regular episodes of each series that have a file, series after series.
 *
 * @throws when the episodes of one cannot be had, or when it is cancelled
 */
export async function seriesPlaylist(
  series: readonly SelectedSeries[],
  onProgress: Report,
  signal: AbortSignal,
): Promise<readonly PlaylistItem[]> {
  const items = new Map<number, readonly PlaylistItem[]>();
  const look = async ({ id, name }: SelectedSeries): Promise<void> => {
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
    items.set(id, playlistItems(name, List));
  };
  await forEachOrThrow(series, look, onProgress, signal);
  return series.flatMap(({ id }) => items.get(id) ?? []);
}
