import type { SettingsPage } from '../shared/settingsPage.ts';
import { logOptions } from './logOptions.ts';

export const generalPage: SettingsPage = {
  path: 'general',
  title: 'General',
  for: 'administrators',
  load: async () => (await import('./GeneralPage.tsx')).GeneralPage,
  sections: [
    {
      title: 'Version Information',
      fields: [
        {
          path: 'web:updateChannel',
          kind: 'choice',
          label: 'Web UI Update Channel',
          description: 'Which releases of the interface are offered.',
          options: [
            { value: 'Stable', label: 'Stable' },
            { value: 'Dev', label: 'Dev' },
          ],
        },
      ],
    },
    {
      title: 'Theme',
      fields: [
        {
          path: 'web:theme',
          kind: 'custom',
          label: 'Theme',
          description: 'The colours of the interface, built in or uploaded.',
        },
      ],
    },
    {
      title: 'Notifications',
      fields: [
        {
          path: 'web:notifications',
          kind: 'switch',
          label: 'Global Notifications',
          description: 'When off, only errors and notices with an action are shown.',
        },
        {
          path: 'web:toastPosition',
          kind: 'choice',
          label: 'Notification Position',
          options: [
            { value: 'bottom-right', label: 'Bottom Right' },
            { value: 'top-right', label: 'Top Right' },
          ],
        },
      ],
    },
    {
      title: 'Data Collection',
      fields: [
        {
          path: 'web:hondana/errorReporting',
          kind: 'switch',
          label: 'Error Reports',
          description:
            'Report interface errors to the developers, without keys, file names or collection contents. Nothing is sent unless this installation specifies a destination.',
        },
      ],
    },
    { title: 'Log Options', fields: logOptions },
  ],
  places: [
    {
      name: 'themes',
      section: 'Theme',
      label: 'Upload Theme',
      description: 'Add, update and delete themes, from files or an address.',
    },
    {
      name: 'backup',
      section: 'Backup',
      label: 'Backup',
      description: 'Download all settings as a file, and restore them from one.',
    },
  ],
};
