import { serverAddress } from '../http/serverRoot.ts';

export interface PlaylistItem {
  readonly fileId: number;
  readonly title: string;
  /** Duration, if known. */
  readonly seconds?: number | undefined;
}

/**
 * Absolute URL of a file's video, for a player outside the browser. Without an API key: the server streams to anyone
 * with the URL, and streaming marks nothing as watched. Source: `GET /api/v3/File/{fileID}/Stream`.
 * @example streamAddress(16395) // 'https://home.example/api/v3/File/16395/Stream'
 */
export function streamAddress(fileId: number): string {
  return new URL(serverAddress(`/api/v3/File/${fileId}/Stream`), location.origin).href;
}

/**
 * Playlist title of a file of which only the name is known.
 * @example titleOfFile('[Group] Show - 01.mkv') // '[Group] Show - 01'
 */
export function titleOfFile(name: string): string {
  return name.replace(/\.\w+$/, '');
}

/** A line break would begin another entry. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * A playlist in the extended M3U format, in UTF-8.
 * @returns the text of an `.m3u8` file
 * @example playlistText([{ fileId: 16395, title: '18 If - 01', seconds: 1421 }])
 */
export function playlistText(items: readonly PlaylistItem[]): string {
  const entries = items.map(
    ({ fileId, title, seconds }) =>
      `#EXTINF:${seconds === undefined ? -1 : Math.round(seconds)},${onOneLine(title)}\n${streamAddress(fileId)}\n`,
  );
  return `#EXTM3U\n${entries.join('')}`;
}
