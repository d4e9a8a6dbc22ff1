import type { Library } from '../model/library.ts';
import type { ImportFolder } from '../model/types.ts';

/** With the bytes of their files, and the number of series in them. */
export function presentImportFolders(library: Library, folders: readonly ImportFolder[]) {
  const sums = new Map(folders.map((folder) => [folder.id, { size: 0, series: new Set<number>() }]));
  for (const file of library.files.values()) {
    for (const location of file.locations) {
      const sum = sums.get(location.folderId);
      if (sum === undefined) continue;
      sum.size += file.size;
      for (const episode of file.episodes) sum.series.add(episode.series.id);
    }
  }
  return folders.map((folder) => ({
    ID: folder.id,
    WatchForNewFiles: folder.watchForNewFiles,
    DropFolderType: folder.dropFolderType,
    Path: folder.path,
    FileSize: sums.get(folder.id)?.size ?? 0,
    Name: folder.name,
    Size: sums.get(folder.id)?.series.size ?? 0,
  }));
}
