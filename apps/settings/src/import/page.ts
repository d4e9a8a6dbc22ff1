import type { SettingsPage } from '../shared/settingsPage.ts';

export const importPage: SettingsPage = {
  path: 'import',
  title: 'Import',
  for: 'administrators',
  load: async () => (await import('./ImportPage.tsx')).ImportPage,
  sections: [
    {
      title: 'Import Options',
      fields: [
        {
          path: 'Import/RunOnStart',
          kind: 'switch',
          label: 'Import on start',
          description: 'Scan for new files whenever the server starts.',
        },
        { path: 'Plugins/Renamer/RenameOnImport', kind: 'switch', label: 'Rename on import' },
        { path: 'Plugins/Renamer/MoveOnImport', kind: 'switch', label: 'Move on import' },
        {
          path: 'Plugins/Renamer/AllowRelocationInsideDestinationOnImport',
          kind: 'switch',
          label: 'Allow relocation inside destination on import',
          description: 'Files already in a destination are also renamed and moved.',
        },
        {
          path: 'Import/AutomaticallyDeleteDuplicatesOnImport',
          kind: 'switch',
          label: 'Delete duplicates on import',
          description: 'Files already in the collection are deleted from disk.',
        },
        {
          path: 'Import/UseExistingFileWatchedStatus',
          kind: 'switch',
          label: 'Set file as watched if episode is watched',
        },
        {
          path: 'Import/VideoExtensions',
          kind: 'words',
          label: 'Video Extensions',
          description: 'Separated by commas.',
        },
      ],
    },
  ],
  places: [
    {
      name: 'folders',
      section: 'Import Folders',
      label: 'Import Folders',
      description: 'Where files are: drop sources and destinations.',
    },
  ],
};
