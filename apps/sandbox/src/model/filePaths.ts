import { hash } from '../generate/random.ts';
import type { Library } from './library.ts';
import type { EpisodeType, FileLocation, VideoFile } from './types.ts';

const prefixes: Record<EpisodeType, string> = {
  Unknown: '',
  Other: 'O',
  Episode: '',
  Special: 'S',
  Trailer: 'T',
  Credits: 'C',
  Parody: 'P',
};

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');

const crc32Of = (fileId: number) => hex(hash(fileId, 520));

/** Derived from the ID. */
export function hashesOf(fileId: number): { ED2K: string; SHA1: string; CRC32: string; MD5: string } {
  const part = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => hex(hash(fileId, from + i))).join('');
  return { ED2K: part(500, 4), SHA1: part(510, 5), CRC32: crc32Of(fileId), MD5: part(530, 4) };
}

/** The CRC32 in a file's name; differs from the real one if the file was damaged since. */
function namedCrc(fileId: number): string {
  return hash(fileId, 541) % 25 === 0 ? hex(hash(fileId, 540)) : crc32Of(fileId);
}

export function safeName(name: string): string {
  return name
    .replace(/[<>:"/\\|?*]/g, '')
    .trim()
    .slice(0, 120);
}

/** As the release group named it. */
export function originalName(library: Library, file: VideoFile): string {
  if (file.looseName !== null) {
    // A resolution at the end, `(1080p)`, marks the names of release groups.
    const tag = file.looseName.endsWith('p)') ? ` [${namedCrc(file.id)}]` : '';
    return `${file.looseName}${tag}.${file.release.container}`;
  }
  const episode = file.episodes[0];
  const group = file.release.groupId === null ? undefined : library.releaseGroups.get(file.release.groupId);
  const title = safeName(episode?.series.title ?? 'Unknown');
  const digits = episode === undefined ? '' : String(episode.number).padStart(2, '0');
  const number =
    episode === undefined
      ? ''
      : ` - ${prefixes[episode.type]}${digits}${file.version > 1 ? `v${file.version}` : ''}`;
  return `[${group?.name ?? 'Raws'}] ${title}${number} (${file.release.resolution ?? 'unknown'}) [${namedCrc(file.id)}].${file.release.container}`;
}

export function absolutePath(library: Library, file: VideoFile, location: FileLocation): string {
  const folder = library.importFolders.get(location.folderId);
  return `${folder?.path ?? '/'}${relativePath(library, file, location)}`;
}

/** Below the import folder. */
export function relativePath(library: Library, file: VideoFile, location: FileLocation): string {
  if (location.relativePath !== null) return location.relativePath;
  const name = originalName(library, file);
  const series = file.episodes[0]?.series;
  if (series === undefined) return `incoming/${name}`;
  return location.folderId === 3 ? `incoming/${name}` : `${safeName(series.title)}/${name}`;
}
