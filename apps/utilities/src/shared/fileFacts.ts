import type { File } from '@hondana/shared/api/types';
import { parseTimeSpan } from '@hondana/shared/ui/format';

/** What the lists show about a file. */
export interface FileFacts {
  readonly key: string;
  readonly id: number;
  /** The last part of its path, to be shown. */
  readonly name: string;
  /** The name as it is on the disk; empty when the file has no location. */
  readonly nameOnDisk: string;
  /** The path below the import folder as it is on the disk; empty as well. */
  readonly path: string;
  /** The folder part of its path below the import folder. */
  readonly directory: string;
  readonly folderId: number | undefined;
  readonly size: number;
  readonly crc32: string;
  readonly ed2k: string;
  readonly created: string;
  /** Seconds that it plays, where that is known. */
  readonly seconds: number | undefined;
  /** The episodes that it is linked to, if the list includes them. */
  readonly episodes?: string;
  /** The series that it is linked to, if that was requested. */
  readonly seriesId: number | undefined;
  /** The series in the collection that it is linked to, with its episodes of each; as far as that was requested. */
  readonly links: readonly FileLink[];
  readonly dump: File['AVDump'];
}

/** What a file is linked to of one series. */
export interface FileLink {
  readonly seriesId: number;
  readonly episodeIds: readonly number[];
}

/** Shown instead of a path when there is none. */
export const missingPath = '<missing file path>';

const controls = /\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu;

/**
 * A name with invisible characters spelled out: those that reverse the direction make `exe.gpj` of
 * `jpg.exe`.
 */
export function visibleName(name: string): string {
  return name.replace(
    controls,
    (character) => `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}

export function fileFacts(file: File): FileFacts {
  const [location] = file.Locations;
  const path = location?.RelativePath ?? '';
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return {
    key: String(file.ID),
    id: file.ID,
    name: path === '' ? missingPath : visibleName(path.slice(end + 1)),
    nameOnDisk: path.slice(end + 1),
    path,
    directory: visibleName(path.slice(0, Math.max(0, end))),
    folderId: location?.ImportFolderID,
    size: file.Size,
    crc32: file.Hashes.CRC32 ?? '',
    ed2k: file.Hashes.ED2K ?? '',
    created: file.Created,
    seconds: parseTimeSpan(file.Duration ?? ''),
    seriesId: file.SeriesIDs?.[0]?.SeriesID.ID ?? undefined,
    links: (file.SeriesIDs ?? []).flatMap(({ SeriesID, EpisodeIDs }) =>
      SeriesID.ID ? [{ seriesId: SeriesID.ID, episodeIds: EpisodeIDs.flatMap(({ ID }) => ID ?? []) }] : [],
    ),
    dump: file.AVDump,
  };
}
