import { type PlaylistItem, titleOfFile } from '@hondana/shared/players/playlist';
import { savePlaylist } from '@hondana/shared/players/savePlaylist';
import { plural } from '@hondana/shared/ui/format';
import type { FileFacts } from './fileFacts.ts';

type PlayableFile = Pick<FileFacts, 'id' | 'nameOnDisk' | 'seconds'>;

/** Whether the server has something to play: a file without a location is known by its hash alone. */
export const isPlayable = ({ nameOnDisk }: Pick<FileFacts, 'nameOnDisk'>): boolean => nameOnDisk !== '';

function itemOf({ id, nameOnDisk, seconds }: PlayableFile): PlaylistItem {
  return { fileId: id, title: titleOfFile(nameOnDisk), seconds };
}

/** Saves a playlist of the files that can be played, named after the one file or after how many there are. */
export function saveFilePlaylist(files: readonly PlayableFile[]): void {
  const items = files.filter(isPlayable).map(itemOf);
  const [first] = items;
  savePlaylist(items.length === 1 && first ? first.title : plural(items.length, 'file', 'files'), items);
}
