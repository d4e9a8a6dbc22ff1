import type { SettingsPage } from '../shared/settingsPage.ts';

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
    {
      title: 'Log Options',
      fields: [
        {
          path: 'LogRotator/Enabled',
          kind: 'switch',
          label: 'Rotate Logs',
          description: 'Start a new log file every day.',
        },
        { path: 'LogRotator/Zip', kind: 'switch', label: 'Compress Logs', needs: 'LogRotator/Enabled' },
        {
          path: 'LogRotator/Delete',
          kind: 'switch',
          label: 'Delete Older Logs',
          needs: 'LogRotator/Enabled',
        },
        {
          // Stored as a string (facts 6); empty also means never.
          path: 'LogRotator/Delete_Days',
          kind: 'choice',
          label: 'Delete Frequency',
          needs: 'LogRotator/Delete',
          optionOf: (value) => (value === null || value === '' ? '0' : String(value)),
          options: [
            { value: '0', label: 'Never' },
            { value: '7', label: 'Daily' },
            { value: '30', label: 'Monthly' },
            { value: '90', label: 'Quarterly' },
          ],
        },
        {
          path: 'TraceLog',
          kind: 'switch',
          label: 'Trace Logs',
          description: 'Log everything (for troubleshooting; slower, larger logs).',
        },
      ],
    },
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
