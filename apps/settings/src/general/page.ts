import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';
import { logOptions } from './logOptions.ts';

export const generalPage: SettingsPage = {
  path: 'general',
  title: () => t`General`,
  for: 'administrators',
  load: async () => (await import('./GeneralPage.tsx')).GeneralPage,
  sections: () => [
    {
      name: 'version',
      title: t`Version Information`,
      fields: [
        {
          path: 'web:updateChannel',
          kind: 'choice',
          label: t`Web UI Update Channel`,
          description: t`Which releases of the interface are offered.`,
          options: [
            { value: 'Stable', label: t`Stable` },
            { value: 'Dev', label: t`Dev` },
          ],
        },
      ],
    },
    {
      name: 'theme',
      title: t`Theme`,
      fields: [
        {
          path: 'web:theme',
          kind: 'custom',
          label: t`Theme`,
          description: t`The colours of the interface, built in or uploaded.`,
        },
      ],
    },
    {
      name: 'notifications',
      title: t`Notifications`,
      fields: [
        {
          path: 'web:notifications',
          kind: 'switch',
          label: t`Global Notifications`,
          description: t`When off, only errors and notices with an action are shown.`,
        },
        {
          path: 'web:toastPosition',
          kind: 'choice',
          label: t`Notification Position`,
          options: [
            { value: 'bottom-right', label: t`Bottom Right` },
            { value: 'top-right', label: t`Top Right` },
          ],
        },
      ],
    },
    {
      name: 'data-collection',
      title: t`Data Collection`,
      fields: [
        {
          path: 'web:hondana/errorReporting',
          kind: 'switch',
          label: t`Error Reports`,
          description: t`Report interface errors to the developers, without keys, file names or collection contents. Nothing is sent unless this installation specifies a destination.`,
        },
      ],
    },
    { name: 'log', title: t`Log Options`, fields: logOptions() },
  ],
  places: () => [
    {
      name: 'themes',
      section: t`Theme`,
      label: t`Upload Theme`,
      description: t`Add, update and delete themes, from files or an address.`,
    },
    {
      name: 'backup',
      section: t`Backup`,
      label: t`Backup`,
      description: t`Download all settings as a file, and restore them from one.`,
    },
  ],
};
