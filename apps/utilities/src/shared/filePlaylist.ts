import { type PlaylistItem, titleOfFile } from '@hondana/shared/players/playlist';
import { savePlaylist } from '@hondana/shared/players/savePlaylist';
import { plural, t } from '@lingui/core/macro';
import type { FileFacts } from './fileFacts.ts';

type PlayableFile = Pick<FileFacts, 'id' | 'nameOnDisk' | 'seconds'>;

/** False for a file without a location, of which the server has only the hash. */
export const isPlayable = ({ nameOnDisk }: Pick<FileFacts, 'nameOnDisk'>): boolean => nameOnDisk !== '';

function itemOf({ id, nameOnDisk, seconds }: PlayableFile): PlaylistItem {
  return { fileId: id, title: titleOfFile(nameOnDisk), seconds };
}

export function saveFilePlaylist(files: readonly PlayableFile[]): void {
  const items = files.filter(isPlayable).map(itemOf);
  const [first] = items;
  savePlaylist(
    items.length === 1 && first
      ? first.title
      : t`${plural(items.length, { one: '# file', other: '# files' })}`,
    items,
  );
}
