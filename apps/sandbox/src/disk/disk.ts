import type { Episode, VideoFile } from '../model/types.ts';

/** The folders of a made-up machine, besides those that hold videos. */
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

/** A video that lies on the disk without a record in the library. */
export interface UnknownVideo {
  readonly path: string;
  readonly file: VideoFile;
  /** What its place is called in the library, before and after. */
  readonly locationId: number;
  /** What AniDB will say it is. */
  readonly episodes: readonly Episode[];
}

/** What a folder holds directly. */
export interface FolderContent {
  readonly folders: Set<string>;
  files: number;
}

/** The path without slashes at its end; the root stays what it is. */
function bare(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** The machine's disk: folders, and the videos that the server has not taken in, or has forgotten. */
export class Disk {
  readonly #folders = new Set<string>(systemFolders);
  readonly #unknown = new Map<string, UnknownVideo>();

  addFolder(path: string): void {
    this.#folders.add(bare(path));
  }

  /** Whether there is such a folder. */
  has(path: string): boolean {
    return this.tree([]).has(bare(path));
  }

  /** Leaves a video on the disk for a later scan. */
  leave(video: UnknownVideo): void {
    this.#unknown.set(video.path, video);
  }

  /** The unknown videos below a folder, in order of their paths. */
  unknownBelow(folder: string): UnknownVideo[] {
    return [...this.#unknown.values()]
      .filter(({ path }) => path.startsWith(folder))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Adds the video to the library. @returns false when it was there already. */
  makeKnown(video: UnknownVideo): boolean {
    return this.#unknown.delete(video.path);
  }

  /**
   * All folders with what they hold.
   *
   * @param known paths of the videos that the library knows.
   */
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
