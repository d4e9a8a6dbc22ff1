import type { SettingsPage } from '../shared/settingsPage.ts';

export const apiKeysPage: SettingsPage = {
  path: 'api-keys',
  title: 'API Keys',
  load: async () => (await import('./ApiKeysPage.tsx')).ApiKeysPage,
  places: [
    {
      name: 'keys',
      section: 'API Keys',
      label: 'API Keys',
      description: 'Generate and delete keys for players and scripts.',
    },
  ],
};
