import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { Episode } from '@hondana/shared/api/types';
import type { PlaylistItem } from '@hondana/shared/players/playlist';
import { parseTimeSpan } from '@hondana/shared/ui/format';

/** Of several files of an episode the first that is no variation is played. */
function itemOf(seriesName: string, { AniDB, Name, Files }: Episode): PlaylistItem | undefined {
  const files = (Files ?? []).filter(({ Locations }) => Locations.length > 0);
  const file = files.find(({ IsVariation }) => !IsVariation) ?? files[0];
  if (!file) return undefined;
  const episode = AniDB ? `${episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)} ${Name}` : Name;
  return {
    fileId: file.ID,
    title: `${seriesName} – ${episode}`,
    seconds: parseTimeSpan(file.Duration ?? ''),
  };
}

/** Entries of a playlist for episodes of a series, in their order. A file that holds several of them is in it once. */
export function playlistItems(seriesName: string, episodes: readonly Episode[]): readonly PlaylistItem[] {
  const items = episodes.flatMap((episode) => itemOf(seriesName, episode) ?? []);
  return [...new Map(items.map((item) => [item.fileId, item])).values()];
}
