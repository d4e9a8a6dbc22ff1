import { since6 } from '@hondana/shared/api/serverVersion';
import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const configurationsPage: SettingsPage = {
  path: 'configurations',
  title: () => t`Configurations`,
  for: 'administrators',
  server: since6,
  load: async () => (await import('./ConfigurationsPage.tsx')).ConfigurationsPage,
  child: {
    path: ':configId',
    load: async () => (await import('./ConfigurationPage.tsx')).ConfigurationPage,
  },
  places: () => [
    {
      name: 'configurations',
      section: t`Configurations`,
      label: t`Configurations`,
      description: t`Everything that the server and its plugins can be configured by.`,
    },
  ],
};
