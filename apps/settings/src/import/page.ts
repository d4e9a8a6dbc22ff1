import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const importPage: SettingsPage = {
  path: 'import',
  title: () => t`Import`,
  for: 'administrators',
  load: async () => (await import('./ImportPage.tsx')).ImportPage,
  sections: () => [
    {
      name: 'import',
      title: t`Import Options`,
      fields: [
        {
          path: 'Import/RunOnStart',
          kind: 'switch',
          label: t`Import on start`,
          description: t`Scan for new files whenever the server starts.`,
        },
        { path: 'Plugins/Renamer/RenameOnImport', kind: 'switch', label: t`Rename on import` },
        { path: 'Plugins/Renamer/MoveOnImport', kind: 'switch', label: t`Move on import` },
        {
          path: 'Plugins/Renamer/AllowRelocationInsideDestinationOnImport',
          kind: 'switch',
          label: t`Allow relocation inside destination on import`,
          description: t`Files already in a destination are also renamed and moved.`,
        },
        {
          path: 'Import/AutomaticallyDeleteDuplicatesOnImport',
          kind: 'switch',
          label: t`Delete duplicates on import`,
          description: t`Files already in the collection are deleted from disk.`,
        },
        {
          path: 'Import/UseExistingFileWatchedStatus',
          kind: 'switch',
          label: t`Set file as watched if episode is watched`,
        },
        {
          path: 'Import/VideoExtensions',
          kind: 'words',
          label: t`Video Extensions`,
          description: t`Separated by commas.`,
        },
      ],
    },
  ],
  places: () => [
    {
      name: 'folders',
      section: t`Import Folders`,
      label: t`Import Folders`,
      description: t`Where files are: drop sources and destinations.`,
    },
  ],
};
