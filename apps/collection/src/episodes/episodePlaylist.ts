import type { Episode, Series } from '@hondana/shared/api/types';
import type { PlaylistItem } from '@hondana/shared/players/playlist';
import { type EpisodeFilter, episodePageQuery } from '@hondana/shared/resources/episodes';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import { hasNumber, isTitledBy, numberSought } from './episodeNumber.ts';
import { type SelectedEpisode, selectable } from './episodeOperations.ts';

/** Of several files of an episode the first that is no variation is played. */
function itemOf(series: Pick<Series, 'Name'>, episode: Episode): PlaylistItem | undefined {
  const files = (episode.Files ?? []).filter(({ Locations }) => Locations.length > 0);
  const file = files.find(({ IsVariation }) => !IsVariation) ?? files[0];
  if (!file) return undefined;
  return {
    fileId: file.ID,
    title: `${series.Name} – ${selectable(episode).name}`,
    seconds: parseTimeSpan(file.Duration ?? ''),
  };
}

/**
 * A playlist of the selected episodes of a series, or of all that a filter leaves where none is selected, in the order of
 * the list. A file that holds several of them is in it once.
 */
export async function episodePlaylist(
  series: Series,
  { search, ...filter }: EpisodeFilter,
  selected: readonly SelectedEpisode[],
): Promise<readonly PlaylistItem[]> {
  const number = numberSought(search);
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
      : !number || hasNumber(episode, number) || isTitledBy(episode, number);
  const items = List.filter(isWanted).flatMap((episode) => itemOf(series, episode) ?? []);
  return [...new Map(items.map((item) => [item.fileId, item])).values()];
}
