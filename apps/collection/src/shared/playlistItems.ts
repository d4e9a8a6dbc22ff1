import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { Episode } from '@hondana/shared/api/types';
import type { PlaylistItem } from '@hondana/shared/players/playlist';
import { parseTimeSpan } from '@hondana/shared/ui/format';

/** Prefers the first file that is not a variation. */
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

/** A file that holds several episodes is listed once. */
export function playlistItems(seriesName: string, episodes: readonly Episode[]): readonly PlaylistItem[] {
  const items = episodes.flatMap((episode) => itemOf(seriesName, episode) ?? []);
  return [...new Map(items.map((item) => [item.fileId, item])).values()];
}
