import type { Episode } from '@hondana/shared/api/types';
import type { PlaylistItem } from '@hondana/shared/players/playlist';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import { episodeName } from './episodeName.ts';

/** Prefers the first file that is not a variation. */
function itemOf(seriesName: string, episode: Episode): PlaylistItem | undefined {
  const files = (episode.Files ?? []).filter(({ Locations }) => Locations.length > 0);
  const file = files.find(({ IsVariation }) => !IsVariation) ?? files[0];
  if (!file) return undefined;
  return {
    fileId: file.ID,
    title: `${seriesName} – ${episodeName(episode)}`,
    seconds: parseTimeSpan(file.Duration ?? ''),
  };
}

/** A file that holds several episodes is listed once. */
export function playlistItems(seriesName: string, episodes: readonly Episode[]): readonly PlaylistItem[] {
  const items = episodes.flatMap((episode) => itemOf(seriesName, episode) ?? []);
  return [...new Map(items.map((item) => [item.fileId, item])).values()];
}
