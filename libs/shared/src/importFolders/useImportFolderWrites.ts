import { t } from '@lingui/core/macro';
import { useWrite } from '../api/useWrite.ts';
import {
  addImportFolder,
  deleteImportFolder,
  replaceImportFolder,
  scanImportFolder,
} from '../resources/importFolders.ts';

/** Key of a scan's notices, so that the result replaces the start notice. */
export const scanKey = (folderId: number): string => `scan-${folderId}`;

/** Worded as in facts 5.17. Each write is pending until the lists show it. */
export function useImportFolderWrites() {
  return {
    add: useWrite(addImportFolder, { done: t`Import folder added!` }),
    replace: useWrite(replaceImportFolder, { done: t`Import folder edited!` }),
    remove: useWrite(deleteImportFolder, { done: t`Import folder deleted!` }),
    // The caller reports the start; the result is reported even after leaving the page.
    scan: useWrite(scanImportFolder, {
      done: (_, { ID, Name }) => ({
        key: scanKey(ID),
        title: t`Scan Import Folder Success`,
        text: t`Import Folder ${Name} has been scanned.`,
      }),
      failed: ({ ID, Name }) => ({ key: scanKey(ID), title: t`Import Folder ${Name} could not be scanned` }),
    }),
  };
}
