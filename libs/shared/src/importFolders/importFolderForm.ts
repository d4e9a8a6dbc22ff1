import { t } from '@lingui/core/macro';
import { z } from '../schema.ts';

/** The server checks whether the path exists (facts 5.17). */
export const importFolderSchema = z.object({
  Name: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter a name.` })),
  Path: z.string().check(z.trim(), z.minLength(1, { error: () => t`Choose a location.` })),
  DropFolderType: z.enum(['None', 'Source', 'Destination', 'Both']),
  WatchForNewFiles: z.boolean(),
});

export type ImportFolderForm = z.infer<typeof importFolderSchema>;

export const newImportFolder: ImportFolderForm = {
  Name: '',
  Path: '',
  DropFolderType: 'None',
  WatchForNewFiles: false,
};
