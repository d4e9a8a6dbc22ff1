import type { Episode, Series } from '@hondana/shared/api/types';
import type { PlaylistItem } from '@hondana/shared/players/playlist';
import { type EpisodeFilter, episodePageQuery } from '@hondana/shared/resources/episodes';
import { playlistItems } from '../shared/playlistItems.ts';
import { hasNumber, hasNumberInTitle, searchedNumber } from './episodeNumber.ts';
import type { SelectedEpisode } from './episodeOperations.ts';

/** Of the selected episodes, or of all that match the filter where none is selected, in the order of the list. */
export async function episodePlaylist(
  series: Series,
  { search, ...filter }: EpisodeFilter,
  selected: readonly SelectedEpisode[],
): Promise<readonly PlaylistItem[]> {
  const number = searchedNumber(search);
  const { List } = await episodePageQuery.send({
    seriesId: series.IDs.ID,
    ...filter,
    ...(!number && { search }),
    includeDataFrom: ['AniDB'],
    includeFiles: true,
    page: 1,
    pageSize: 0,
  });
  const keys = new Set(selected.map(({ key }) => key));
  const isWanted = (episode: Episode): boolean =>
    keys.size > 0
      ? keys.has(String(episode.IDs.ID))
      : !number || hasNumber(episode, number) || hasNumberInTitle(episode, number);
  return playlistItems(series.Name, List.filter(isWanted));
}
