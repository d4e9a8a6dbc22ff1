import type { SettingsPage } from '../shared/settingsPage.ts';

/** How files come into the collection. */
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
          description: 'Look for new files whenever the server starts.',
        },
        { path: 'Plugins/Renamer/RenameOnImport', kind: 'switch', label: 'Rename on import' },
        { path: 'Plugins/Renamer/MoveOnImport', kind: 'switch', label: 'Move on import' },
        {
          path: 'Plugins/Renamer/AllowRelocationInsideDestinationOnImport',
          kind: 'switch',
          label: 'Allow relocation inside destination on import',
          description: 'Files that lie in a destination already are renamed and moved as well.',
        },
        {
          path: 'Import/AutomaticallyDeleteDuplicatesOnImport',
          kind: 'switch',
          label: 'Delete duplicates on import',
          description: 'A file that the collection has already is deleted from the disk.',
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
          description: 'With commas between them.',
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
