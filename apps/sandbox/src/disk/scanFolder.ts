import type { Sandbox } from '../context.ts';
import { originalName } from '../model/filePaths.ts';
import { joinSeries } from '../model/joining.ts';
import type { FileLocation, ImportFolder, Series } from '../model/types.ts';
import type { Job } from '../queue.ts';
import {
  emitFileDetected,
  emitFileHashed,
  emitFileMatched,
  emitFileNotMatched,
} from '../routes/fileEvents.ts';
import { emitSeriesUpdated } from '../routes/seriesEvents.ts';
import type { UnknownVideo } from './disk.ts';

function addSeries(sandbox: Sandbox, series: Series): void {
  const { library, clock } = sandbox;
  const isNew = joinSeries(library, series.anidb, clock.now().getTime()) !== undefined;
  emitSeriesUpdated(sandbox, series, isNew ? 'Added' : 'Updated');
}

function matchJob(sandbox: Sandbox, { file, episodes }: UnknownVideo): Job {
  const { library, clock } = sandbox;
  return {
    key: `Shoko.ProcessFileJob_VideoLocalID:${file.id}`,
    type: 'Get Cross-References for File',
    title: 'Getting Cross-References for File',
    details: { 'File Name': originalName(library, { ...file, episodes }) },
    needs: 'anidb-udp',
    done: () => {
      if (!library.files.has(file.id)) return;
      if (episodes.length === 0) return emitFileNotMatched(sandbox, file);
      if (file.episodes.length > 0) return;
      file.episodes = episodes;
      file.imported = clock.now().getTime();
      for (const episode of episodes) episode.files = [...episode.files, file];
      for (const series of new Set(episodes.map((episode) => episode.series))) {
        addSeries(sandbox, series);
        library.changed(series);
      }
      emitFileMatched(sandbox, file);
    },
  };
}

/** Creates the file's record when done. */
function hashJob(sandbox: Sandbox, folder: ImportFolder, video: UnknownVideo): Job {
  const { library, queue } = sandbox;
  const { file, path } = video;
  return {
    key: `Import.HashFileJob_FilePath:${path}`,
    type: 'Hash File',
    title: 'Hashing File',
    details: { 'File Path': path.slice(folder.path.length) },
    done: () => {
      if (!library.importFolders.has(folder.id) || !sandbox.disk.makeKnown(video)) return;
      const location: FileLocation = {
        id: video.locationId,
        folderId: folder.id,
        relativePath: path.slice(folder.path.length),
      };
      const isNew = !library.files.has(file.id);
      if (isNew) file.episodes = [];
      file.locations = [...(isNew ? [] : file.locations), location];
      library.files.set(file.id, file);
      emitFileHashed(sandbox, file);
      if (isNew) queue.add(matchJob(sandbox, video));
    },
  };
}

function detect(sandbox: Sandbox, folder: ImportFolder): void {
  if (!sandbox.library.importFolders.has(folder.id)) return;
  const videos = sandbox.disk.unknownBelow(folder.path);
  for (const { path } of videos) emitFileDetected(sandbox, folder.id, path.slice(folder.path.length));
  if (videos.length > 0) sandbox.queue.addAll(videos.map((video) => hashJob(sandbox, folder, video)));
}

/** In milliseconds; the reference takes 13 s to minutes. */
const scanTime = 400;

/** Version 6 queues what was done at once before. */
export function scanJob(sandbox: Sandbox, folder: ImportFolder): Job {
  return {
    key: `Shoko/ScanFolderJob_ManagedFolderID:${folder.id}`,
    type: 'Scan Folder',
    title: 'Scanning Folder',
    details: { 'Managed Folder': folder.name },
    duration: scanTime,
    done: () => detect(sandbox, folder),
  };
}

export async function scanFolder(sandbox: Sandbox, folder: ImportFolder): Promise<void> {
  await sandbox.clock.sleep(scanTime);
  detect(sandbox, folder);
}

/** Effect of the RunImport action. */
export function scanAllFolders(sandbox: Sandbox): void {
  for (const folder of sandbox.library.importFolders.values()) detect(sandbox, folder);
}
