import { folderIdOf, hashOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';

export interface FileFacts {
  readonly key: string;
  readonly id: number;
  readonly name: string;
  /** As on disk; empty if the file has no location. */
  readonly nameOnDisk: string;
  /** Relative to the import folder, as on disk; empty if the file has no location. */
  readonly path: string;
  /** Relative to the import folder, for display. */
  readonly directory: string;
  readonly folderId: number | undefined;
  readonly size: number;
  readonly crc32: string;
  readonly ed2k: string;
  readonly created: string;
  /** Duration in seconds; undefined if unknown. */
  readonly seconds: number | undefined;
  /** Text; only if the list includes the linked episodes. */
  readonly episodes?: string;
  /** Only if series IDs were requested. */
  readonly seriesId: number | undefined;
  /** Linked series of the collection, if series IDs were requested. */
  readonly links: readonly FileLink[];
  readonly dump: File['AVDump'];
}

export interface FileLink {
  readonly seriesId: number;
  readonly episodeIds: readonly number[];
}

export const missingPath = (): string => t`<missing file path>`;

const controls = /\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu;

/** Spells out invisible characters: bidirectional controls can make `jpg.exe` look like `exe.gpj`. */
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
    name: path === '' ? missingPath() : visibleName(path.slice(end + 1)),
    nameOnDisk: path.slice(end + 1),
    path,
    directory: visibleName(path.slice(0, Math.max(0, end))),
    folderId: location && folderIdOf(location),
    size: file.Size,
    crc32: hashOf(file, 'CRC32') ?? '',
    ed2k: hashOf(file, 'ED2K') ?? '',
    created: file.Created,
    seconds: parseTimeSpan(file.Duration ?? ''),
    seriesId: file.SeriesIDs?.[0]?.SeriesID.ID ?? undefined,
    links: (file.SeriesIDs ?? []).flatMap(({ SeriesID, EpisodeIDs }) =>
      SeriesID.ID ? [{ seriesId: SeriesID.ID, episodeIds: EpisodeIDs.flatMap(({ ID }) => ID ?? []) }] : [],
    ),
    dump: file.AVDump,
  };
}
