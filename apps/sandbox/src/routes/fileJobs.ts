import type { Sandbox } from '../context.ts';
import { originalName, relativePath } from '../model/filePaths.ts';
import type { VideoFile } from '../model/types.ts';
import type { Job } from '../queue.ts';
import { emitFileHashed, emitFileMoved, emitFileNotMatched } from './fileEvents.ts';

const named = (sandbox: Sandbox, file: VideoFile) => ({
  'File Name': originalName(sandbox.library, file),
});

export function rescanJob(sandbox: Sandbox, file: VideoFile): Job {
  return {
    key: `Shoko.ProcessFileJob_VideoLocalID:${file.id}`,
    type: 'Get Cross-References for File',
    title: 'Getting Cross-References for File',
    details: named(sandbox, file),
    needs: 'anidb-udp',
    done: () => {
      if (sandbox.library.files.has(file.id)) emitFileNotMatched(sandbox, file);
    },
  };
}

export function rehashJob(sandbox: Sandbox, file: VideoFile): Job {
  return {
    key: `Shoko.HashFileJob_FilePath:${file.id}_ForceHash:True`,
    type: 'Hash File',
    title: 'Hashing File',
    details: named(sandbox, file),
    duration: 800,
    done: () => {
      if (sandbox.library.files.has(file.id)) emitFileHashed(sandbox, file);
    },
  };
}

const dropFolder = 3;
const destination = 1;

/** The sandbox's only renamer moves files out of the drop folder and names them after their series. */
export function relocate(sandbox: Sandbox, file: VideoFile): void {
  if (!sandbox.library.files.has(file.id)) return;
  for (const location of file.locations) {
    const previous = {
      folderId: location.folderId,
      path: relativePath(sandbox.library, file, location),
    };
    location.relativePath = null;
    if (location.folderId === dropFolder) location.folderId = destination;
    const isMoved =
      location.folderId !== previous.folderId ||
      relativePath(sandbox.library, file, location) !== previous.path;
    if (isMoved) emitFileMoved(sandbox, file, location, previous);
  }
  for (const series of new Set(file.episodes.map((episode) => episode.series)))
    sandbox.library.changed(series);
}

export function relocateJob(sandbox: Sandbox, file: VideoFile): Job {
  return {
    key: `Shoko.RenameMoveFileJob_VideoLocalID:${file.id}`,
    type: 'Rename/Move File',
    title: 'Renaming/Moving File',
    details: named(sandbox, file),
    done: () => relocate(sandbox, file),
  };
}

export function addToMyListJob(sandbox: Sandbox, file: VideoFile): Job {
  return {
    key: `AniDB.AddFileToMyListJob_Hash:${file.id}`,
    type: 'Add File to MyList',
    title: 'Adding File to MyList',
    details: named(sandbox, file),
    needs: 'anidb-udp',
  };
}
