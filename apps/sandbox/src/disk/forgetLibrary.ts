import { relativePath } from '../model/filePaths.ts';
import type { Library } from '../model/library.ts';
import { removeSeries } from '../model/removal.ts';
import type { Disk } from './disk.ts';

/** Makes a server that was never set up: an empty library, all videos on disk, the series known only to AniDB. */
export function forgetLibrary(library: Library, disk: Disk): void {
  for (const file of library.files.values()) {
    for (const location of file.locations) {
      const folder = library.importFolders.get(location.folderId);
      if (folder === undefined) continue;
      const path = folder.path + relativePath(library, file, location);
      disk.leave({ path, file, locationId: location.id, episodes: file.episodes });
    }
    file.locations = [];
    file.imported = null;
  }
  for (const series of library.series.values()) removeSeries(library, series, true);
  for (const data of library.allUserData()) data.playbacks.clear();
  library.files.clear();
  library.importFolders.clear();
  library.userTags.clear();
}
