import type { Library } from './library.ts';
import type { VideoFile } from './types.ts';

const first = 3000000;

/** AniDB's file IDs are the server's own plus a constant. */
export function anidbFileId(file: VideoFile): number {
  return first + file.id;
}

/** Files that AniDB doesn't know are linked by hand. */
export function isOnAnidb(file: VideoFile): boolean {
  return file.episodes.length > 0 && !file.isManuallyLinked;
}

export function fileOfAnidb(library: Library, id: number): VideoFile | undefined {
  const file = library.files.get(id - first);
  return file !== undefined && isOnAnidb(file) ? file : undefined;
}
