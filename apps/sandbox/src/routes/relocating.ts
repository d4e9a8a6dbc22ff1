import type { Sandbox } from '../context.ts';
import { relativePath } from '../model/filePaths.ts';
import { type RelocationOptions, relocationOf } from '../model/relocation.ts';
import type { RenamerConfig } from '../model/renamers.ts';
import type { FileLocation, VideoFile } from '../model/types.ts';
import { emitFileMoved, emitFileRenamed } from './fileEvents.ts';

function failed(fileId: number, location: FileLocation | undefined, isPreview: boolean, fault: string) {
  return {
    FileID: fileId,
    ...(location === undefined ? {} : { FileLocationID: location.id, ImportFolderID: location.folderId }),
    IsSuccess: false,
    IsRelocated: false,
    IsPreview: isPreview,
    ErrorMessage: fault,
  };
}

function relocateTo(
  sandbox: Sandbox,
  file: VideoFile,
  location: FileLocation,
  place: { readonly folderId: number; readonly path: string },
): void {
  const { library } = sandbox;
  const previous = { folderId: location.folderId, path: relativePath(library, file, location) };
  if (previous.folderId === place.folderId && previous.path === place.path) return;
  location.folderId = place.folderId;
  location.relativePath = place.path;
  const directory = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
  const isMoved = previous.folderId !== place.folderId || directory(previous.path) !== directory(place.path);
  (isMoved ? emitFileMoved : emitFileRenamed)(sandbox, file, location, previous);
  for (const series of new Set(file.episodes.map((episode) => episode.series))) library.changed(series);
}

function resultOf(
  sandbox: Sandbox,
  fileId: number,
  config: RenamerConfig,
  options: RelocationOptions,
  isPreview: boolean,
) {
  const { library } = sandbox;
  const file = library.files.get(fileId);
  if (file === undefined) {
    return failed(fileId, undefined, isPreview, `Unable to find File with ID ${fileId}`);
  }
  const [location] = file.locations;
  if (location === undefined) {
    const fault = `Unable to find any resolvable File.Location for File with ID ${fileId}`;
    return failed(fileId, undefined, isPreview, fault);
  }
  const place = relocationOf(library, file, location, config, options);
  if ('fault' in place) return failed(fileId, location, isPreview, place.fault);
  if (!isPreview) relocateTo(sandbox, file, location, place);
  return {
    FileID: fileId,
    FileLocationID: location.id,
    ImportFolderID: place.folderId,
    IsSuccess: true,
    IsRelocated: true,
    IsPreview: isPreview,
    RelativePath: place.path,
    AbsolutePath: `${library.importFolders.get(place.folderId)?.path ?? ''}${place.path}`,
  };
}

export function previewFile(
  sandbox: Sandbox,
  fileId: number,
  config: RenamerConfig,
  options: RelocationOptions,
) {
  return resultOf(sandbox, fileId, config, options, true);
}

export function relocateFile(
  sandbox: Sandbox,
  fileId: number,
  config: RenamerConfig,
  options: RelocationOptions,
) {
  return resultOf(sandbox, fileId, config, options, false);
}
