import type { Episode, VideoFile } from '../model/types.ts';

/** Besides those with videos. */
const systemFolders = [
  '/bin',
  '/boot',
  '/dev',
  '/etc',
  '/home/shoko',
  '/mnt/backup',
  '/opt',
  '/root',
  '/tmp',
  '/usr/share',
  '/var/log',
];

/** A video on disk without a record in the library. */
export interface UnknownVideo {
  readonly path: string;
  readonly file: VideoFile;
  /** The location's ID in the library, kept when it is removed and found again. */
  readonly locationId: number;
  /** What AniDB will match it to. */
  readonly episodes: readonly Episode[];
}

export interface FolderContent {
  readonly folders: Set<string>;
  files: number;
}

/** Strips trailing slashes, except from the root. */
function trimTrailingSlashes(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** The machine's folders, and videos that the server hasn't imported or has forgotten. */
export class Disk {
  readonly #folders = new Set<string>(systemFolders);
  readonly #unknown = new Map<string, UnknownVideo>();

  addFolder(path: string): void {
    this.#folders.add(trimTrailingSlashes(path));
  }

  has(path: string): boolean {
    return this.tree([]).has(trimTrailingSlashes(path));
  }

  /** For a later scan. */
  leave(video: UnknownVideo): void {
    this.#unknown.set(video.path, video);
  }

  unknownBelow(folder: string): UnknownVideo[] {
    return [...this.#unknown.values()]
      .filter(({ path }) => path.startsWith(folder))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** @returns false if it was known already */
  makeKnown(video: UnknownVideo): boolean {
    return this.#unknown.delete(video.path);
  }

  /** @param known paths of the videos in the library */
  tree(known: Iterable<string>): Map<string, FolderContent> {
    const tree = new Map<string, FolderContent>([['/', { folders: new Set(), files: 3 }]]);
    const make = (path: string): FolderContent => {
      const there = tree.get(path);
      if (there !== undefined) return there;
      const made = { folders: new Set<string>(), files: 0 };
      tree.set(path, made);
      const parent = path.slice(0, path.lastIndexOf('/'));
      make(parent === '' ? '/' : parent).folders.add(path);
      return made;
    };
    for (const path of this.#folders) make(path);
    for (const path of [...known, ...this.#unknown.keys()])
      make(path.slice(0, path.lastIndexOf('/'))).files += 1;
    return tree;
  }
}
