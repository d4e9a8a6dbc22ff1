import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addImportFolder,
  deleteImportFolder,
  type ImportFolderValues,
  replaceImportFolder,
  scanImportFolder,
} from '../api/importFolders.ts';
import { importFolderStale } from '../api/queryKeys.ts';
import type { ImportFolder } from '../api/types.ts';

interface Deletion {
  readonly removeRecords: boolean;
  readonly updateMyList: boolean;
}

/** What can be done with import folders, in the words of facts 5.17. Each is over when the lists show it. */
export function useImportFolderWrites() {
  const client = useQueryClient();
  const done = async (title: string) => {
    notify({ kind: 'success', title });
    await markStale(client, importFolderStale);
  };
  return {
    save: useMutation({
      mutationFn: async ({
        folder,
        values,
      }: {
        folder?: ImportFolder | undefined;
        values: ImportFolderValues;
      }) => {
        if (folder) await replaceImportFolder({ ...folder, ...values });
        else await addImportFolder(values);
      },
      onSuccess: (_, { folder }) => done(folder ? 'Import folder edited!' : 'Import folder added!'),
    }),
    remove: useMutation({
      mutationFn: ({ folder, options }: { folder: ImportFolder; options: Deletion }) =>
        deleteImportFolder(folder.ID, options),
      onSuccess: () => done('Import folder deleted!'),
    }),
    scan: useMutation({
      mutationFn: ({ ID }: ImportFolder) => scanImportFolder(ID),
      onSuccess: (_, { Name }) =>
        notify({
          kind: 'success',
          title: 'Scan Import Folder Success',
          text: `Import Folder ${Name} queued for scanning.`,
        }),
      onError: (error, { Name }) =>
        notify({ kind: 'error', title: `Import Folder ${Name} could not be scanned`, text: error.message }),
    }),
  };
}
