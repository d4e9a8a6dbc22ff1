import type { Sandbox } from '../context.ts';
import { relativePath } from '../model/filePaths.ts';
import type { FileLocation, VideoFile } from '../model/types.ts';
import { presentSavedRelease } from '../present/presentRelease.ts';
import { emitSeriesData } from './userDataEvents.ts';

/** The hub's paths begin with a slash, those of the API don't. */
const hubPath = (path: string): string => `/${path}`;

function fileFacts(sandbox: Sandbox, file: VideoFile, location: FileLocation) {
  return {
    FileID: file.id,
    FileLocationID: location.id,
    ImportFolderID: location.folderId,
    RelativePath: hubPath(relativePath(sandbox.library, file, location)),
    CrossReferences: file.episodes.map((episode) => ({
      EpisodeID: episode.id,
      AnidbEpisodeID: episode.anidb,
      SeriesID: episode.series.id,
      AnidbAnimeID: episode.series.anidb,
      GroupID: episode.series.groupId,
    })),
  };
}

/** Once per location, by default all. Call it before removing the file. */
export function emitFileDeleted(sandbox: Sandbox, file: VideoFile, places = file.locations): void {
  for (const location of places) {
    sandbox.hub.emit('ShokoEvent:FileDeleted', fileFacts(sandbox, file, location));
  }
}

/** When a scan found a file that has no record yet. */
export function emitFileDetected(sandbox: Sandbox, folderId: number, path: string): void {
  sandbox.hub.emit('ShokoEvent:FileDetected', { RelativePath: hubPath(path), ImportFolderID: folderId });
}

export function emitFileHashed(sandbox: Sandbox, file: VideoFile): void {
  const [location] = file.locations;
  if (location !== undefined) sandbox.hub.emit('ShokoEvent:FileHashed', fileFacts(sandbox, file, location));
}

export function emitFileMatched(sandbox: Sandbox, file: VideoFile): void {
  const [location] = file.locations;
  if (location === undefined) return;
  for (const series of new Set(file.episodes.map((episode) => episode.series))) {
    for (const { id } of sandbox.users.all) emitSeriesData(sandbox, id, series);
  }
  const Release = file.savedRelease && presentSavedRelease(sandbox, file);
  sandbox.hub.emit('ShokoEvent:FileMatched', {
    ...fileFacts(sandbox, file, location),
    ...(Release && { Release }),
  });
}

export function emitFileUnlinked(sandbox: Sandbox, file: VideoFile): void {
  const [location] = file.locations;
  if (location !== undefined) sandbox.hub.emit('ShokoEvent:FileUnlinked', fileFacts(sandbox, file, location));
}

/** When a lookup found nothing new. */
export function emitFileNotMatched(sandbox: Sandbox, file: VideoFile): void {
  const [location] = file.locations;
  if (location === undefined) return;
  sandbox.hub.emit('ShokoEvent:FileNotMatched', {
    ...fileFacts(sandbox, file, location),
    AutoMatchAttempts: 1,
    HasCrossReferences: file.episodes.length > 0,
    IsUDPBanned: false,
  });
}

export function emitFileRenamed(
  sandbox: Sandbox,
  file: VideoFile,
  location: FileLocation,
  previous: { readonly path: string },
): void {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  sandbox.hub.emit('ShokoEvent:FileRenamed', {
    ...fileFacts(sandbox, file, location),
    FileName: nameOf(relativePath(sandbox.library, file, location)),
    PreviousFileName: nameOf(previous.path),
  });
}

export function emitFileMoved(
  sandbox: Sandbox,
  file: VideoFile,
  location: FileLocation,
  previous: { readonly folderId: number; readonly path: string },
): void {
  sandbox.hub.emit('ShokoEvent:FileMoved', {
    ...fileFacts(sandbox, file, location),
    PreviousImportFolderID: previous.folderId,
    PreviousRelativePath: hubPath(previous.path),
  });
}
