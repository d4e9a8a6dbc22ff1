import { useWrite } from '../api/useWrite.ts';
import {
  addImportFolder,
  deleteImportFolder,
  replaceImportFolder,
  scanImportFolder,
} from '../resources/importFolders.ts';

/** Identifies the notices of a folder's scan: its end takes the place of its beginning. */
export const scanKey = (folderId: number): string => `scan-${folderId}`;

/** What can be done with import folders, in the words of facts 5.17. Each is over when the lists show it. */
export function useImportFolderWrites() {
  return {
    add: useWrite(addImportFolder, { done: 'Import folder added!' }),
    replace: useWrite(replaceImportFolder, { done: 'Import folder edited!' }),
    remove: useWrite(deleteImportFolder, { done: 'Import folder deleted!' }),
    // Its beginning is told where it is started; the end wherever one is by then.
    scan: useWrite(scanImportFolder, {
      done: (_, { ID, Name }) => ({
        key: scanKey(ID),
        title: 'Scan Import Folder Success',
        text: `Import Folder ${Name} has been scanned.`,
      }),
      failed: ({ ID, Name }) => ({ key: scanKey(ID), title: `Import Folder ${Name} could not be scanned` }),
    }),
  };
}
