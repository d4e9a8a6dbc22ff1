import { relativePath } from '../model/filePaths.ts';
import type { Library } from '../model/library.ts';

export function* videoPaths(library: Library): Generator<string> {
  for (const file of library.files.values()) {
    for (const location of file.locations) {
      const folder = library.importFolders.get(location.folderId);
      if (folder !== undefined) yield folder.path + relativePath(library, file, location);
    }
  }
}
