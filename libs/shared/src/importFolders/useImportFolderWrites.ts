import type { ImportFolder } from '../api/types.ts';
import { useWrite } from '../api/useWrite.ts';
import {
  addImportFolder,
  deleteImportFolder,
  replaceImportFolder,
  scanImportFolder,
} from '../resources/importFolders.ts';

/** What can be done with import folders, in the words of facts 5.17. Each is over when the lists show it. */
export function useImportFolderWrites() {
  return {
    add: useWrite(addImportFolder, { done: 'Import folder added!' }),
    replace: useWrite(replaceImportFolder, { done: 'Import folder edited!' }),
    remove: useWrite(deleteImportFolder, { done: 'Import folder deleted!' }),
    scan: useWrite<ImportFolder, undefined>(scanImportFolder, {
      done: (_, { Name }) => ({
        title: 'Scan Import Folder Success',
        text: `Import Folder ${Name} queued for scanning.`,
      }),
      failed: ({ Name }) => `Import Folder ${Name} could not be scanned`,
    }),
  };
}
