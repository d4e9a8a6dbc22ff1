import { notify } from '@hondana/shared/overlays/notices';
import { plural, t } from '@lingui/core/macro';
import { downloadText } from '../ui/downloadText.ts';
import { type PlaylistItem, playlistText } from './playlist.ts';

/** Characters that a file system may refuse. */
const forbidden = /[\p{Cc}\p{Bidi_Control}<>:"/\\|?*]+/gu;

/**
 * Downloads a playlist file, which the system opens with a player, and notifies how many videos are in it.
 * @param name of the playlist; the file's name is made from it
 * @example savePlaylist('18 If', [{ fileId: 16395, title: '18 If - 01' }])
 */
export function savePlaylist(name: string, items: readonly PlaylistItem[]): void {
  if (items.length === 0) {
    notify({ kind: 'warning', title: t`There is no file to play`, key: 'playlist' });
    return;
  }
  const fileName = name.replaceAll(forbidden, ' ').trim().slice(0, 120) || 'Shoko';
  downloadText(`${fileName}.m3u8`, playlistText(items), 'application/vnd.apple.mpegurl');
  notify({
    kind: 'success',
    title: t`Playlist with ${plural(items.length, { one: '# file', other: '# files' })} saved!`,
    text: t`Anyone who has it can play its files. Playing them marks nothing as watched.`,
    key: 'playlist',
  });
}
